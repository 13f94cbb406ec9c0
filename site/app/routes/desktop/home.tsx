import { DesktopHome } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { HomeSections, NightRoom } from '../../after-first-act.tsx';
import { loadHome } from '../../data/home.ts';
import { useDownloads } from '../../downloads/use-downloads.ts';
import { Head } from '../../head.tsx';
import { siteMessages } from '../../messages.ts';
import { session } from '../../session/session.ts';
import { useFirstPageState } from '../../session/session-state.ts';
import { organization, video } from '../../structured-data.ts';
import { useFilm } from '../../use-film.tsx';
import type { Route } from './+types/home';

export const loader = loadHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { film, ...sections } = loaderData;
  const [filmLink, filmDialog] = useFilm(film);
  const downloads = useDownloads('desktop');
  return (
    <>
      <Head
        description={formatMessage(siteMessages.homeDescription)}
        structured={(absolute) => [organization(absolute('/')), ...video(film, absolute('/'))]}
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

export { PageError as ErrorBoundary } from '../../error-page.tsx';
