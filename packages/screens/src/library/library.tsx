import type { GameList } from '@companion/sdk/contract';
import { FilterBar } from '@companion/ui/chip';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GameEntry } from '../cards/game.tsx';
import { ListPages, ListProblem, PageHead, PlainFilter, page, Screen } from '../layout/index.ts';
import * as css from './library.css.ts';
import { libraryMessages } from './messages.ts';

export interface LibraryScreenProps {
  /** `null`: it could not be loaded. */
  games: GameList | null;
  /** Chosen genre; empty: all. */
  genre: string;
  onGenre: (genre: string) => void;
  hrefOfGenre: (genre: string) => string;
  hrefOfPage: (page: number) => string;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  onRetry: () => void;
  /** The search box with its suggestions. */
  search: ReactNode;
}

/** The game library: search box, genre filter and games. */
export function LibraryScreen({
  games,
  genre,
  onGenre,
  hrefOfGenre,
  hrefOfPage,
  requestId,
  onRetry,
  search,
}: LibraryScreenProps) {
  const { formatMessage } = useIntl();
  const all = { value: '', label: formatMessage(libraryMessages.allGenres) };
  const genres = games?.genres ?? [];
  // Counts are left out when every genre has one game.
  const counted = genres.some(({ count }) => count > 1);
  const filter = {
    label: formatMessage(libraryMessages.genre),
    value: genre,
    options: [
      all,
      ...genres.map(({ id, name, count }) => ({
        value: id,
        label: name,
        count: counted ? count : undefined,
      })),
    ],
  };
  return (
    <Screen className={page.page}>
      <PageHead title={formatMessage(libraryMessages.title)}>
        {formatMessage(libraryMessages.lead)}
      </PageHead>
      <div className={css.search}>{search}</div>
      {genres.length > 0 && (
        <div className={page.filters}>
          <FilterBar {...filter} onValueChange={onGenre} />
          <PlainFilter {...filter} hrefOf={hrefOfGenre} />
        </div>
      )}
      <ListProblem items={games?.items} requestId={requestId} onRetry={onRetry} />
      <ul className={css.games}>
        {games?.items.map((game) => (
          <li key={game.id}>
            <GameEntry game={game} level={2} />
          </li>
        ))}
      </ul>
      <ListPages of={games} hrefOf={hrefOfPage} />
    </Screen>
  );
}
