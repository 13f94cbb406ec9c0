import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface SectionProps {
  title: string;
  /** For links to the section. */
  id?: string;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <h2 className={css.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
