import { MobileHome } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { loadHome } from '../../data/home.ts';
import { downloads } from '../../downloads.ts';
import { Head } from '../../head.tsx';
import { siteMessages } from '../../messages.ts';
import { organization } from '../../structured-data.ts';
import type { Route } from './+types/home';

export const loader = loadHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head
        description={formatMessage(siteMessages.homeDescription)}
        structured={(absolute) => [organization(absolute('/'))]}
      />
      <MobileHome characters={loaderData.characters} downloads={downloads} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../../error-page.tsx';
