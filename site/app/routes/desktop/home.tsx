import { DesktopHome } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { loadHome } from '../../data/home.ts';
import { downloads } from '../../downloads.ts';
import { Head } from '../../head.tsx';
import { siteMessages } from '../../messages.ts';
import { session } from '../../session.ts';
import { useFirstPageState } from '../../session-state.ts';
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
      <DesktopHome
        characters={loaderData.characters}
        downloads={downloads}
        isFirstPage={useFirstPageState()}
        onFirstPageChange={session.setHomeFirstPage}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../../error-page.tsx';
