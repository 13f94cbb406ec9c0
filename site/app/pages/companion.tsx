import { CompanionScreen, type CompanionScreenProps } from '@companion/screens/companion';
import { useAddresses } from '@companion/screens/layout';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { useParameters } from '../parameters.ts';
import { companionPicture } from '../picture-paths.ts';
import { breadcrumbs } from '../structured-data.ts';

export default function Companion({
  data,
}: {
  data: Pick<CompanionScreenProps, 'companion' | 'look'>;
}) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { change } = useParameters();
  const { id, name, line, story } = data.companion;
  return (
    <>
      <Head
        title={name}
        description={line || story[0]}
        picture={companionPicture(id)}
        structured={(absolute) => [
          breadcrumbs([
            {
              name: formatMessage(siteMessages.companionsTitle),
              url: absolute(addresses.companions),
            },
            { name, url: absolute(addresses.companion(id)) },
          ]),
        ]}
      />
      <CompanionScreen {...data} onLook={(look) => change({ look }, { replace: true })} />
    </>
  );
}
