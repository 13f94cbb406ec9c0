import type { ReactNode } from 'react';
import * as css from './page.css.ts';

/** Title and lead of a page. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {children !== undefined && <p className={css.lead}>{children}</p>}
    </header>
  );
}
