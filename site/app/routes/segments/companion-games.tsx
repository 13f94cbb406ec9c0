import {
  CompanionGamesScreen,
  type CompanionGamesScreenProps,
} from '@companion/screens/companion-games';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
import { siteMessages } from '../../locales/messages.ts';
import { Head } from '../../shell/head.tsx';

export default function CompanionGames({
  data: { companion },
}: {
  data: CompanionGamesScreenProps;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head
        title={formatMessage(siteMessages.companionGamesTitle, { name: companion.name })}
        description={formatMessage(siteMessages.companionGamesDescription, {
          name: companion.name,
        })}
        picture={companionLinkPicturePath(companion.id)}
      />
      <CompanionGamesScreen companion={companion} />
    </>
  );
}
