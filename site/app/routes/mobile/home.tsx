import { MobileHome } from '@companion/screens/home';
import { loadHome } from '../../data/home.ts';
import { HomeSections, NightRoom } from '../../lazy/on-interaction.tsx';
import { useFilm } from '../../lazy/use-film.tsx';
import { useDownloads } from '../../session/use-downloads.ts';
import { HomeHead } from '../home-head.tsx';
import type { Route } from './+types/home';

export const loader = loadHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { film, ...sections } = loaderData;
  const [filmLink, filmDialog] = useFilm(film);
  const downloads = useDownloads('mobile');
  return (
    <>
      <HomeHead />
      <MobileHome downloads={downloads} film={filmLink} scene={<NightRoom />}>
        <HomeSections {...sections} downloads={downloads} />
      </MobileHome>
      {filmDialog}
    </>
  );
}

export { PageError as ErrorBoundary } from '../../shell/error-page.tsx';
