import { Pagination } from '@companion/ui/pagination';
import * as css from './page.css.ts';

interface ListPagesProps {
  /** The API's page of the list; `null`: it could not be loaded. */
  of: { page: number; page_size: number; total: number } | null;
  hrefOf: (page: number) => string;
}

/** Links to the other pages of a list. */
export function ListPages({ of: list, hrefOf }: ListPagesProps) {
  if (!list) return null;
  const { page, page_size, total } = list;
  return (
    <div className={css.pages}>
      <Pagination page={page} pageCount={Math.ceil(total / page_size)} hrefOf={hrefOf} />
    </div>
  );
}
