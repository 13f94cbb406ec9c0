import type { ReactNode } from 'react';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { type CompanionLook, type Mood, Sprite } from '../../brand/sprite/index.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** What is missing, as a heading. */
  title: string;
  /** Why there is nothing, and what helps. */
  children?: ReactNode;
  /** Buttons or links that help. */
  acts?: ReactNode;
  /** The companion that waits here. Default: the one of the logo. */
  companion?: CompanionLook | undefined;
  /** Of the companion. Default: `curious`. */
  mood?: Mood | undefined;
  /** Rank of the title in the outline of the page. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** Nothing here: a companion says so, and what to do. */
export function EmptyState({
  title,
  children,
  acts,
  companion = ourCompanion,
  mood = 'curious',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      <div className={css.stage}>
        <Sprite {...companion} size={112} mood={mood} />
      </div>
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <p className={css.words}>{children}</p>}
      {acts !== undefined && <div className={css.acts}>{acts}</div>}
    </div>
  );
}
