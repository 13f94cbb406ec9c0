import { ChatPage, chatMessages } from '@companion/screens/chat';
import type { CharacterDetail } from '@companion/sdk/contract';
import { toast } from '@companion/ui/toast';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
import { chatStorage } from '../../session/chat-storage.ts';
import { useAccount, useHeaderSession } from '../../session/session-state.ts';
import { useConversation } from '../../session/use-conversation.ts';
import { Head } from '../../shell/head.tsx';
import { openLogin } from '../../shell/login.tsx';
import { useOnline } from '../../shell/use-online.ts';

export default function Chat({ data: { companion } }: { data: { companion: CharacterDetail } }) {
  const { id, name, greeting } = companion;
  const { formatMessage } = useIntl();
  const { state } = useHeaderSession();
  const [conversation, unreachable] = useConversation(id, state === 'in');
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
        account={useAccount()}
        conversation={conversation}
        unreachable={unreachable}
        online={useOnline()}
        storage={chatStorage}
        onLogin={openLogin}
        onRefused={toast.error}
      />
    </>
  );
}
