import {
  CompanionGamesScreen,
  type CompanionGamesScreenProps,
  companionGamesMessages,
} from '@companion/screens/companion-games';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
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
        title={formatMessage(companionGamesMessages.title, { name: companion.name })}
        description={formatMessage(companionGamesMessages.description, {
          name: companion.name,
        })}
        picture={companionLinkPicturePath(companion.id)}
      />
      <CompanionGamesScreen companion={companion} />
    </>
  );
}
