import type { ReactNode } from 'react';
import { LOGO_SEED } from '../logo/logo-seed.ts';
import { type Mood, Sprite } from '../sprite/index.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** What is missing, as a heading. */
  title: string;
  /** Why there is nothing, and what helps. */
  children?: ReactNode;
  /** Buttons or links that help. */
  acts?: ReactNode;
  /** Who waits here. Default: the companion of the logo. */
  seed?: string;
  /** Its hue, degrees; default: its seed's own. */
  hue?: number | undefined;
  /** Of the companion. Default: `curious`. */
  mood?: Mood;
  /** Rank of the title in the outline of the page. Default: 2. */
  level?: 1 | 2 | 3;
}

/** Nothing here: a companion says so, and what to do. */
export function EmptyState({
  title,
  children,
  acts,
  seed = LOGO_SEED,
  hue = seed === LOGO_SEED ? 62 : undefined,
  mood = 'curious',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      <div className={css.stage}>
        <Sprite seed={seed} size={112} mood={mood} {...(hue !== undefined && { hue })} />
      </div>
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <p className={css.words}>{children}</p>}
      {acts !== undefined && <div className={css.acts}>{acts}</div>}
    </div>
  );
}
