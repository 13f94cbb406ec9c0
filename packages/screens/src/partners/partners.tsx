import type { CharacterList } from '@companion/sdk/contract';
import { FilterBar } from '@companion/ui/chip';
import { CompanionCard } from '@companion/ui/companion-card';
import { Pagination, type PaginationProps } from '@companion/ui/pagination';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ListProblem, PageHead, page, useAddresses } from '../layout/index.ts';
import { drawAhead } from './draw-ahead.ts';
import { partnersMessages } from './messages.ts';
import * as css from './partners-wall.css.ts';

export interface PartnersScreenProps {
  /** `null`: they could not be loaded. */
  characters: CharacterList | null;
  /** Chosen tag; empty: all. */
  tag: string;
  onTag: (tag: string) => void;
  hrefOfPage: (page: number) => string;
  onRetry: () => void;
  /** The pages of the character square, each at `#${squareId}`; `null`: it is not there. */
  squarePages: PaginationProps | null;
  /** The page of it that is shown (`PartnersWall`). */
  children?: ReactNode;
}

/** Where the square begins. */
export const squareId = 'square';

/** Most tags that are offered. */
const MOST_TAGS = 12;

/** Everybody who may sit beside you. */
export function PartnersScreen({
  characters,
  tag,
  onTag,
  hrefOfPage,
  onRetry,
  squarePages,
  children,
}: PartnersScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const wall = useRef<HTMLDivElement>(null);
  // Here, and not in the wall, whose own code comes when its visitor first does anything.
  useEffect(() => drawAhead(wall.current?.querySelectorAll('li') ?? []), []);
  // A tag of one companion is no choice, but for who has come with it.
  const tags = (characters?.tags ?? [])
    .filter(({ name, count }) => count > 1 || name === tag)
    .slice(0, MOST_TAGS);
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <PageHead title={formatMessage(partnersMessages.title)}>
        {formatMessage(partnersMessages.lead)}
      </PageHead>
      {tags.length > 0 && (
        <div className={page.filters}>
          <FilterBar
            label={formatMessage(partnersMessages.tags)}
            value={tag}
            onChange={onTag}
            options={[
              { value: '', label: formatMessage(partnersMessages.all) },
              ...tags.map(({ name, count }) => ({ value: name, label: name, count })),
            ]}
          />
        </div>
      )}
      <ListProblem items={characters?.items} onRetry={onRetry} />
      <ul className={page.shelf}>
        {characters?.items.map(({ id, name, line, seed = id, hue = 62, games }) => (
          <li key={id}>
            <CompanionCard
              href={addresses.partner(id)}
              name={name}
              line={line}
              seed={seed}
              hue={hue}
              games={games.slice(0, 2).join(' · ')}
              transitionName={`companion-${id}`}
              level={2}
            />
          </li>
        ))}
      </ul>
      {characters && (
        <div className={page.pages}>
          <Pagination
            page={characters.page}
            pageCount={Math.ceil(characters.total / characters.page_size)}
            hrefOf={hrefOfPage}
          />
        </div>
      )}
      <div ref={wall} id={squareId} className={css.square}>
        {children}
        {squarePages && (
          <div className={page.pages}>
            <Pagination {...squarePages} label={formatMessage(partnersMessages.square)} />
          </div>
        )}
      </div>
    </main>
  );
}
