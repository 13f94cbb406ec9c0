import { ChatPage, chatMessages } from '@companion/screens/chat';
import { companionLinkPicturePath } from '@companion/screens/head';
import { onDemand, onOpen, useOnline } from '@companion/screens/loading';
import { addressesFor } from '@companion/screens/paths';
import { answerCard } from '@companion/screens/share-cards';
import type { CharacterDetail } from '@companion/sdk/contract';
import { toast } from '@companion/ui/toast';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { chatStorage } from '../../session/chat-storage.ts';
import { recents } from '../../session/recents.ts';
import { reportAction } from '../../session/report-action.ts';
import { session, useAccount, useSiteSession } from '../../session/session.ts';
import { useConfig } from '../../session/use-config.ts';
import { useTalk } from '../../session/use-talk.ts';
import { Head } from '../../shell/head.tsx';
import { openLogin } from '../../shell/login.tsx';

const CitedArticle = onDemand(async () => (await import('../../lazy/cited-article.tsx')).default);
const ShareAct = onDemand(async () => (await import('../../shell/share.tsx')).ShareAct);
const TalksDialog = onOpen(async () => (await import('../../lazy/talks-dialog.tsx')).default);

export default function Chat({ data: { companion } }: { data: { companion: CharacterDetail } }) {
  const { id, name, greeting } = companion;
  const { formatMessage, locale: language } = useIntl();
  const { state } = useSiteSession();
  const { messaging } = useConfig();
  const onTalk = useCallback(
    () => recents.add({ kind: 'talk', id, companion: id, name, title: '', language }),
    [id, name, language],
  );
  const onSeen = useCallback(
    (message: string) => reportAction('talk_read', { companion: id, message }),
    [id],
  );
  const account = useAccount();
  const [isListOpen, setListOpen] = useState(false);
  // Nobody else may see the talks.
  if (isListOpen && state === 'out') setListOpen(false);
  return (
    <>
      <Head
        title={formatMessage(chatMessages.title, { name })}
        description={greeting}
        picture={companionLinkPicturePath(id)}
      />
      <ChatPage
        companion={companion}
        session={state}
        account={account}
        {...useTalk(id)}
        available={messaging !== undefined}
        online={useOnline()}
        storage={chatStorage}
        onLogin={openLogin}
        onRefused={toast.error}
        onTalk={onTalk}
        onBegin={() => reportAction('talk_begun', { companion: id })}
        onSeen={onSeen}
        answerActs={(answer) => (
          <ShareAct
            size="s"
            tone="quiet"
            address={addressesFor('desktop').chat(id)}
            card={answerCard(companion, answer)}
          />
        )}
        // Asked at the press: one that is repeated at hydration comes before `state` is known.
        onTalks={
          messaging && (() => (session.getSnapshot().isLoggedIn ? setListOpen(true) : openLogin()))
        }
        talksDialog={
          <TalksDialog
            key={account}
            open={isListOpen && state === 'in'}
            onClose={() => setListOpen(false)}
            current={id}
          />
        }
        besideTalk={(citation, onClose) => (
          <CitedArticle
            key={`${citation.id} ${citation.quote}`}
            citation={citation}
            onClose={onClose}
          />
        )}
        onRate={(message, rating) =>
          reportAction('reply_rated', { companion: id, message, rating })
        }
      />
    </>
  );
}
