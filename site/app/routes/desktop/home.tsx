import { DesktopHome } from '@companion/screens/home';
import { Head } from '../../head.tsx';
import { downloads, loadHome } from '../../home-data.ts';
import { siteMessages } from '../../messages.ts';
import { session } from '../../session.ts';
import { useFirstPageState } from '../../session-state.ts';
import type { Route } from './+types/home';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome(request, context);

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={siteMessages.homeTitle} description={siteMessages.homeDescription} />
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
