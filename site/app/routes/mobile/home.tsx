import { MobileHome } from '@companion/screens/home';
import { Head } from '../../head.tsx';
import { downloads, loadHome } from '../../home-data.ts';
import { siteMessages } from '../../messages.ts';
import type { Route } from './+types/home';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome(request, context);

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={siteMessages.homeTitle} description={siteMessages.homeDescription} />
      <MobileHome characters={loaderData.characters} downloads={downloads} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../../error-page.tsx';
