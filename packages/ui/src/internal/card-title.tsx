import type { ReactNode } from 'react';
import { Link } from '../primitives/link/link.tsx';
import * as css from './card.css.ts';

export interface CardTitleProps {
  href: string;
  /** Heading level. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
  children: ReactNode;
}

export function CardTitle({ href, level = 3, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={css.title}>
      <Link href={href} className={css.link}>
        {children}
      </Link>
    </Heading>
  );
}
