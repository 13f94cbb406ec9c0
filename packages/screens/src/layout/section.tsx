import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface SectionProps {
  title: string;
  /** Target of links. */
  id?: string;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <h2 className={css.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
