import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface PageTopProps {
  /** Buttons about the page, at the end of the row. */
  acts: ReactNode;
  /** The breadcrumb. */
  children: ReactNode;
}

/** The row above a page's title. */
export const PageTop = ({ acts, children }: PageTopProps) => (
  <div className={css.top}>
    {children}
    {acts && <div className={css.topActs}>{acts}</div>}
  </div>
);
