import { homeThings } from '@companion/screens/head';
import { DesktopHome, homeMessages, MobileHome } from '@companion/screens/home';
import { onDemand, onIdle, onInteraction } from '@companion/screens/loading';
import { parsePath } from '@companion/screens/paths';
import { RECENTS_KEY, storedValue } from '@companion/sdk/storage';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { loadHome } from '../data/home.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { filmOf } from '../film/films.ts';
import { useFilm } from '../lazy/use-film.tsx';
import { session, switchTheme, useFirstPageState, useSiteSession } from '../session/session.ts';
import { useConfig } from '../session/use-config.ts';
import { useDownloads } from '../session/use-downloads.ts';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/home';

const House = onInteraction(async () => (await import('../lazy/house.tsx')).House);
const NightRoom = onIdle(async () => (await import('../lazy/night-room.tsx')).NightRoom);
const ContinueLine = onDemand(async () => (await import('../lazy/continue-line.tsx')).ContinueLine);
const storedRecents = storedValue(RECENTS_KEY, String);

export const loader = loadOnServer(loadHome);
export const clientLoader = userLoader((loads) => loads.loadHome);
export { shouldRevalidate } from '../data/user-loader.ts';

export default function Home({ loaderData: { film, ...inside } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { locale, device } = parsePath(useLocation().pathname);
  const promoVideo = useConfig().promoVideo;
  const isFirstPage = useFirstPageState();
  const [filmLink, filmDialog] = useFilm(film);
  const downloads = useDownloads(device);
  const { state } = useSiteSession();
  // A first visit loads no code for it.
  const wasHere = state !== 'unknown' && storedRecents.read() !== null;
  const parts = {
    downloads,
    film: filmLink,
    // Read again after a logout, which clears the storage.
    continuing: wasHere && <ContinueLine key={state} companions={inside.companions} />,
    scene: <NightRoom onToggleTheme={switchTheme} />,
    children: <House {...inside} downloads={downloads} />,
  };
  return (
    <>
      <Head
        description={formatMessage(homeMessages.description)}
        structured={(site) => {
          if (!import.meta.env.SSR) return [];
          const { own, ...facts } = filmOf(locale, promoVideo);
          return homeThings(own && { ...facts, ...own }, site);
        }}
      />
      {device === 'mobile' ? (
        <MobileHome {...parts} />
      ) : (
        <DesktopHome
          {...parts}
          isFirstPage={isFirstPage}
          onFirstPageChange={session.setHomeFirstPage}
        />
      )}
      {filmDialog}
    </>
  );
}
