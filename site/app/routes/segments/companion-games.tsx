import {
  CompanionGamesScreen,
  type CompanionGamesScreenProps,
} from '@companion/screens/companion-games';
import { useIntl } from 'react-intl';
import { siteMessages } from '../../locales/messages.ts';
import { Head } from '../../shell/head.tsx';
import { companionPicture } from '../../shell/og-image-paths.ts';

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
        picture={companionPicture(companion.id)}
      />
      <CompanionGamesScreen companion={companion} />
    </>
  );
}
