import {
  CompanionGamesScreen,
  type CompanionGamesScreenProps,
} from '@companion/screens/companion-games';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { companionPicture } from '../picture-paths.ts';

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
