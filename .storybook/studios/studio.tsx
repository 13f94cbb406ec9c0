import type { ReactNode } from 'react';
import * as css from './studio.css.ts';

interface StudioProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The page of a studio. */
export const Studio = ({ title, lead, children }: StudioProps) => (
  <main className={css.studio}>
    <header className={css.header}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </header>
    {children}
  </main>
);
