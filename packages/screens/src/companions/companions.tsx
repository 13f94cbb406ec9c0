import type { CharacterList } from '@companion/sdk/contract';
import { FilterBar } from '@companion/ui/chip';
import { Pagination, type PaginationProps } from '@companion/ui/pagination';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CompanionEntry } from '../cards/companion.tsx';
import { ListPages, ListProblem, PageHead, page, Screen } from '../layout/index.ts';
import * as css from './companions-wall.css.ts';
import { drawAhead } from './draw-ahead.ts';
import { companionsMessages } from './messages.ts';

export interface CompanionsScreenProps {
  /** `null`: they could not be loaded. */
  companions: CharacterList | null;
  /** Chosen tag; empty: all. */
  tag: string;
  onTag: (tag: string) => void;
  hrefOfPage: (page: number) => string;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  onRetry: () => void;
  /** The pages of the character square, each at `#${squareId}`; `null`: could not be loaded, or empty. */
  squarePages: PaginationProps | null;
  /** The current page of the square (`CompanionsWall`). */
  children?: ReactNode;
}

/** Id of the square, for links. */
export const squareId = 'square';

/** Largest number of tags in the filter. */
const MOST_TAGS = 12;

/** All companions: a shelf with filters, then the character square. */
export function CompanionsScreen({
  companions,
  tag,
  onTag,
  hrefOfPage,
  requestId,
  onRetry,
  squarePages,
  children,
}: CompanionsScreenProps) {
  const { formatMessage } = useIntl();
  const wall = useRef<HTMLDivElement>(null);
  // Not inside the wall, whose code is loaded after the first interaction.
  useEffect(() => drawAhead(wall.current?.querySelectorAll('li') ?? []), []);
  // A tag that only one companion has, or one beyond the row, is shown only while it is chosen.
  const all = companions?.tags ?? [];
  const common = all.filter(({ count }) => count > 1).slice(0, MOST_TAGS);
  const chosen = all.filter(
    ({ name }) => name === tag && !common.some((other) => other.name === name),
  );
  const tags = [...common, ...chosen];
  return (
    <Screen className={page.page}>
      <PageHead title={formatMessage(companionsMessages.title)}>
        {formatMessage(companionsMessages.lead)}
      </PageHead>
      {tags.length > 0 && (
        <div className={page.filters}>
          <FilterBar
            label={formatMessage(companionsMessages.tags)}
            value={tag}
            onValueChange={onTag}
            options={[
              { value: '', label: formatMessage(companionsMessages.all) },
              ...tags.map(({ name, count }) => ({ value: name, label: name, count })),
            ]}
          />
        </div>
      )}
      <ListProblem items={companions?.items} requestId={requestId} onRetry={onRetry} />
      <ul className={page.shelf}>
        {companions?.items.map((companion) => (
          <li key={companion.id}>
            <CompanionEntry companion={companion} level={2} />
          </li>
        ))}
      </ul>
      <ListPages of={companions} hrefOf={hrefOfPage} />
      <div ref={wall} id={squareId} tabIndex={-1} className={css.square}>
        {children}
        {squarePages && (
          <div className={page.pages}>
            <Pagination {...squarePages} aria-label={formatMessage(companionsMessages.square)} />
          </div>
        )}
      </div>
    </Screen>
  );
}
