import type { GameList } from '@companion/sdk/contract';
import { FilterBar } from '@companion/ui/chip';
import { CoverArt } from '@companion/ui/cover-art';
import { GameCard } from '@companion/ui/game-card';
import { Pagination } from '@companion/ui/pagination';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListProblem, PageHead, page, useAddresses } from '../layout/index.ts';
import * as css from './library.css.ts';
import { libraryMessages } from './messages.ts';

export interface LibraryScreenProps {
  /** `null`: it could not be loaded. */
  games: GameList | null;
  /** Chosen genre; empty: all. */
  genre: string;
  onGenre: (genre: string) => void;
  hrefOfPage: (page: number) => string;
  onRetry: () => void;
  /** The search box, with what proposals it has. */
  search: ReactNode;
}

/** The shelf of games, and the way into what is known of them. */
export function LibraryScreen({
  games,
  genre,
  onGenre,
  hrefOfPage,
  onRetry,
  search,
}: LibraryScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const all = { value: '', label: formatMessage(libraryMessages.allGenres) };
  const genres = games?.genres ?? [];
  // One game each: nothing to count.
  const counted = genres.some(({ count }) => count > 1);
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <PageHead title={formatMessage(libraryMessages.title)}>
        {formatMessage(libraryMessages.lead)}
      </PageHead>
      <div className={css.search}>{search}</div>
      {genres.length > 0 && (
        <div className={page.filters}>
          <FilterBar
            label={formatMessage(libraryMessages.genre)}
            value={genre}
            onChange={onGenre}
            options={[
              all,
              ...genres.map(({ id, name, count }) => ({
                value: id,
                label: name,
                count: counted ? count : undefined,
              })),
            ]}
          />
        </div>
      )}
      <ListProblem items={games?.items} onRetry={onRetry} />
      <ul className={page.shelf}>
        {games?.items.map(({ id, name, tagline, genre_name, hue = 62, cover }) => (
          <li key={id}>
            <GameCard
              href={addresses.game(id)}
              name={name}
              line={tagline}
              facts={genre_name}
              hue={hue}
              cover={<CoverArt seed={id} scene={cover} hue={hue} />}
              level={2}
            />
          </li>
        ))}
      </ul>
      {games && (
        <div className={page.pages}>
          <Pagination
            page={games.page}
            pageCount={Math.ceil(games.total / games.page_size)}
            hrefOf={hrefOfPage}
          />
        </div>
      )}
    </main>
  );
}
