import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronLeft, ChevronRight } from '../icon/index.ts';
import { Link } from '../link/link.tsx';
import { paginationMessages } from './messages.ts';
import { offeredPages } from './pages.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** How many pages there are. With one, nothing is drawn. */
  pageCount: number;
  /** Address of a page: pages are links that can be opened, bookmarked and shared. */
  hrefOf: (page: number) => string;
  /** Name for screen readers where a page has more than one list. Default: 分页. */
  label?: string | undefined;
}

/** The pages of a long list. Draws nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  const text = useText();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label ?? text(paginationMessages.label)} className={css.pages}>
      <Step
        to={page - 1}
        count={pageCount}
        hrefOf={hrefOf}
        label={text(paginationMessages.previous)}
      >
        <ChevronLeft size={18} />
      </Step>
      <ol className={css.list}>
        {offeredPages(page, pageCount).map((offered, index) =>
          offered === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <li key={`gap-${index}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={offered}>
              <Link
                href={hrefOf(offered)}
                className={css.page}
                aria-label={text(paginationMessages.page, { page: String(offered) })}
                aria-current={offered === page ? 'page' : undefined}
              >
                {offered}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page + 1} count={pageCount} hrefOf={hrefOf} label={text(paginationMessages.next)}>
        <ChevronRight size={18} />
      </Step>
    </nav>
  );
}

/** At either end its place is kept, so that the others don't move. */
function Step({
  to,
  count,
  hrefOf,
  label,
  children,
}: {
  to: number;
  count: number;
  hrefOf: (page: number) => string;
  label: string;
  children: ReactNode;
}) {
  if (to < 1 || to > count) return <span className={css.nowhere}>{children}</span>;
  return (
    <Link href={hrefOf(to)} className={css.page} aria-label={label}>
      {children}
    </Link>
  );
}
