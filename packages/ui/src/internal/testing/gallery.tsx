import type { ReactNode } from 'react';
import * as css from './gallery.css.ts';

export const Gallery = ({ members }: { members: Readonly<Record<string, ReactNode>> }) => (
  <ul className={css.gallery}>
    {Object.entries(members).map(([name, member]) => (
      <li key={name} className={css.member}>
        {member}
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
