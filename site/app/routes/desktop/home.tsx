import { DesktopHome } from '@companion/screens/home';
import { loadHome } from '../../data/home.ts';
import { HomeSections, NightRoom } from '../../lazy/on-interaction.tsx';
import { useFilm } from '../../lazy/use-film.tsx';
import { session } from '../../session/session.ts';
import { useFirstPageState } from '../../session/session-state.ts';
import { useDownloads } from '../../session/use-downloads.ts';
import { HomeHead } from '../home-head.tsx';
import type { Route } from './+types/home';

export const loader = loadHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { film, ...sections } = loaderData;
  const [filmLink, filmDialog] = useFilm(film);
  const downloads = useDownloads('desktop');
  return (
    <>
      <HomeHead />
      <DesktopHome
        downloads={downloads}
        film={filmLink}
        scene={<NightRoom />}
        isFirstPage={useFirstPageState()}
        onFirstPageChange={session.setHomeFirstPage}
      >
        <HomeSections {...sections} downloads={downloads} />
      </DesktopHome>
      {filmDialog}
    </>
  );
}

export { PageError as ErrorBoundary } from '../../shell/error-page.tsx';
