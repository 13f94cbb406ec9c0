import { libraryThings } from '@companion/screens/head';
import { LibraryScreen, libraryMessages } from '@companion/screens/library';
import { useIntl } from 'react-intl';
import { loadLibrary } from '../data/library.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { Head } from '../shell/head.tsx';
import { LibrarySearch } from '../shell/library-search.tsx';
import { usePage } from '../shell/navigation.ts';
import type { Route } from './+types/library';

export const loader = loadOnServer(loadLibrary);
export const clientLoader = userLoader((loads) => loads.loadLibrary);
export { shouldRevalidate } from '../data/user-loader.ts';

export default function Library({ loaderData: { games, genre, requestId } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { hrefWith, change, reload } = usePage();
  return (
    <>
      <Head
        title={formatMessage(libraryMessages.title)}
        description={formatMessage(libraryMessages.description)}
        structured={(site) => (import.meta.env.SSR ? libraryThings(games?.items ?? [], site) : [])}
      />
      <LibraryScreen
        games={games}
        genre={genre}
        onGenre={(next) => change({ genre: next, gamesPage: 1 })}
        hrefOfGenre={(next) => hrefWith({ genre: next, gamesPage: 1 })}
        hrefOfPage={(gamesPage) => hrefWith({ genre, gamesPage })}
        requestId={requestId}
        onRetry={reload}
        search={<LibrarySearch />}
      />
    </>
  );
}
