import { DesktopHome, homeMessages } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { loadHome } from '../../data/home.ts';
import { HomeSections, NightRoom } from '../../lazy/on-interaction.tsx';
import { useFilm } from '../../lazy/use-film.tsx';
import { session } from '../../session/session.ts';
import { useFirstPageState } from '../../session/session-state.ts';
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
  const downloads = useDownloads('desktop');
  return (
    <>
      <Head
        description={formatMessage(homeMessages.description)}
        structured={(absolute) =>
          import.meta.env.SSR ? homeThings(film, parsePath(pathname).locale, absolute('/')) : []
        }
      />
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
