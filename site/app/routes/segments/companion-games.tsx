import {
  CompanionGamesScreen,
  type CompanionGamesScreenProps,
  companionGamesMessages,
} from '@companion/screens/companion-games';
import { companionLinkPicturePath } from '@companion/screens/head';
import { useIntl } from 'react-intl';
import { Head } from '../../shell/head.tsx';

export default function CompanionGames({ data }: { data: CompanionGamesScreenProps }) {
  const { formatMessage } = useIntl();
  const { id, name } = data.companion;
  return (
    <>
      <Head
        title={formatMessage(companionGamesMessages.title, { name })}
        description={formatMessage(companionGamesMessages.description, { name })}
        picture={companionLinkPicturePath(id)}
      />
      <CompanionGamesScreen {...data} />
    </>
  );
}
