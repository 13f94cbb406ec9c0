import { MobileHome } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { HomeSections, NightRoom } from '../../after-first-act.tsx';
import { loadHome } from '../../data/home.ts';
import { useDownloads } from '../../downloads/use-downloads.ts';
import { Head } from '../../head.tsx';
import { siteMessages } from '../../messages.ts';
import { organization } from '../../structured-data.ts';
import type { Route } from './+types/home';

export const loader = loadHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const downloads = useDownloads('mobile');
  return (
    <>
      <Head
        description={formatMessage(siteMessages.homeDescription)}
        structured={(absolute) => [organization(absolute('/'))]}
      />
      <MobileHome downloads={downloads} scene={<NightRoom />}>
        <HomeSections {...loaderData} downloads={downloads} />
      </MobileHome>
    </>
  );
}

export { PageError as ErrorBoundary } from '../../error-page.tsx';
