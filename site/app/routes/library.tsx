import { useAddresses } from '@companion/screens/layout';
import { LibraryScreen, libraryMessages } from '@companion/screens/library';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { loadLibrary } from '../data/library.ts';
import { Head } from '../shell/head.tsx';
import { LibrarySearch } from '../shell/library-search.tsx';
import type { Route } from './+types/library';
import { useParameters } from './use-parameters.ts';

export const loader = loadLibrary;

export default function Library({ loaderData: { games, genre } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  const addresses = useAddresses();
  return (
    <>
      <Head
        title={formatMessage(libraryMessages.title)}
        description={formatMessage(libraryMessages.description)}
        structured={(absolute) => [
          {
            '@type': 'ItemList',
            itemListElement: games?.items.map(({ id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: absolute(addresses.game(id)),
            })),
          },
        ]}
      />
      <LibraryScreen
        games={games}
        genre={genre}
        onGenre={(next) => change({ genre: next, gamesPage: 1 })}
        hrefOfGenre={(next) => hrefWith({ genre: next, gamesPage: 1 })}
        hrefOfPage={(gamesPage) => hrefWith({ genre, gamesPage })}
        onRetry={revalidate}
        search={<LibrarySearch />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
