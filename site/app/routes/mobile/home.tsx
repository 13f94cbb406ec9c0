import { MobileHome } from '@companion/screens/home';
import { downloads, loadHome } from '../../home-data.ts';
import type { Route } from './+types/home';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome(request, context);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <MobileHome characters={loaderData.characters} downloads={downloads} />;
}

export { PageError as ErrorBoundary } from '../../error-page.tsx';
