import { useAddresses } from '@companion/screens/layout';
import { PartnerScreen, type PartnerScreenProps } from '@companion/screens/partner';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { useParameters } from '../parameters.ts';
import { companionPicture } from '../picture-paths.ts';
import { breadcrumbs } from '../structured-data.ts';

export default function Partner({
  data,
}: {
  data: Pick<PartnerScreenProps, 'character' | 'figure'>;
}) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { change } = useParameters();
  const { id, name, line, story } = data.character;
  return (
    <>
      <Head
        title={name}
        description={line || story[0]}
        picture={companionPicture(id)}
        structured={(absolute) => [
          breadcrumbs([
            { name: formatMessage(siteMessages.partnersTitle), url: absolute(addresses.partners) },
            { name, url: absolute(addresses.partner(id)) },
          ]),
        ]}
      />
      <PartnerScreen {...data} onFigure={(figure) => change({ figure }, { replace: true })} />
    </>
  );
}
