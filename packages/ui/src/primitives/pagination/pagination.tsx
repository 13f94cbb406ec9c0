import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { mirrored } from '../../internal/mirrored.css.ts';
import { ChevronLeft, ChevronRight } from '../icon/index.ts';
import { Link } from '../link/link.tsx';
import { paginationMessages } from './messages.ts';
import { visiblePages } from './pages.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Returns the address of a page. */
  hrefOf: (page: number) => string;
  /** Accessible name. Set it if a page has several paginations. Default: 分页. */
  'aria-label'?: string | undefined;
}

/** Links to the pages of a list. Renders nothing if there is only one page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, hrefOf, className, ...rest },
  ref,
) {
  const text = useText();
  if (!(pageCount >= 2)) return null;
  return (
    <nav
      aria-label={text(paginationMessages.label)}
      {...rest}
      ref={ref}
      className={classNames(css.pages, className)}
    >
      <Step
        to={page - 1}
        count={pageCount}
        hrefOf={hrefOf}
        label={text(paginationMessages.previous)}
      >
        <ChevronLeft size={18} className={mirrored} />
      </Step>
      <ol className={css.list}>
        {visiblePages(page, pageCount).map((shown, index) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are equal
            <li key={`gap-${index}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                href={hrefOf(shown)}
                className={css.page}
                aria-label={text(paginationMessages.page, { page: String(shown) })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page + 1} count={pageCount} hrefOf={hrefOf} label={text(paginationMessages.next)}>
        <ChevronRight size={18} className={mirrored} />
      </Step>
    </nav>
  );
});

/** Previous or next page. Keeps its space at either end, so that the other links do not move. */
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
  if (to < 1 || to > count) return <span className={css.disabledStep}>{children}</span>;
  return (
    <Link href={hrefOf(to)} className={css.page} aria-label={label}>
      {children}
    </Link>
  );
}
