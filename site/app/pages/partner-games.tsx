import { PartnerGamesScreen, type PartnerGamesScreenProps } from '@companion/screens/partner-games';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';

export default function PartnerGames({ data: { character } }: { data: PartnerGamesScreenProps }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head title={formatMessage(siteMessages.partnerGamesTitle, { name: character.name })} />
      <PartnerGamesScreen character={character} />
    </>
  );
}
