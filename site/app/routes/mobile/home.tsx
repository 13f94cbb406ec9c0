import { homeMessages, MobileHome } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { loadHome } from '../../data/home.ts';
import { HomeSections, NightRoom } from '../../lazy/on-interaction.tsx';
import { useFilm } from '../../lazy/use-film.tsx';
import { useDownloads } from '../../session/use-downloads.ts';
import { Head } from '../../shell/head.tsx';
import { homeThings } from '../home-things.ts';
import { parsePath } from '../paths.ts';
import type { Route } from './+types/home';

export const loader = loadHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { film, ...sections } = loaderData;
  const [filmLink, filmDialog] = useFilm(film);
  const downloads = useDownloads('mobile');
  return (
    <>
      <Head
        description={formatMessage(homeMessages.description)}
        structured={(absolute) =>
          import.meta.env.SSR ? homeThings(film, parsePath(pathname).locale, absolute('/')) : []
        }
      />
      <MobileHome downloads={downloads} film={filmLink} scene={<NightRoom />}>
        <HomeSections {...sections} downloads={downloads} />
      </MobileHome>
      {filmDialog}
    </>
  );
}

export { PageError as ErrorBoundary } from '../../shell/error-page.tsx';
