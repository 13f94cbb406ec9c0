import { CompanionScreen, type CompanionScreenProps } from '@companion/screens/companion';
import { companionsMessages } from '@companion/screens/companions';
import { breadcrumbs } from '@companion/screens/head';
import { useAddresses } from '@companion/screens/layout';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
import { Head } from '../../shell/head.tsx';
import { useParameters } from '../use-parameters.ts';

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
        picture={companionLinkPicturePath(id)}
        structured={(absolute) => [
          breadcrumbs([
            {
              name: formatMessage(companionsMessages.title),
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
