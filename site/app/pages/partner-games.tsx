import { PartnerGamesScreen, type PartnerGamesScreenProps } from '@companion/screens/partner-games';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { companionPicture } from '../picture-paths.ts';

export default function PartnerGames({ data: { character } }: { data: PartnerGamesScreenProps }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head
        title={formatMessage(siteMessages.partnerGamesTitle, { name: character.name })}
        description={formatMessage(siteMessages.partnerGamesDescription, { name: character.name })}
        picture={companionPicture(character.id)}
      />
      <PartnerGamesScreen character={character} />
    </>
  );
}
