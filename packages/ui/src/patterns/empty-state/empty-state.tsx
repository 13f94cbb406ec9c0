import type { ReactNode } from 'react';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { type CompanionLook, type Mood, Sprite } from '../../brand/sprite/index.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** Heading: what is missing. */
  title: string;
  /** One paragraph: the reason, and what helps. */
  children?: ReactNode;
  /** One or two buttons or links. */
  acts?: ReactNode;
  /** The companion shown. Default: the companion of the logo. */
  companion?: CompanionLook | undefined;
  /** Mood of the companion. Default: `curious`. */
  mood?: Mood | undefined;
  /** Heading level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** Says that there is no content, and what to do. */
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
      {children !== undefined && <p className={css.description}>{children}</p>}
      {acts !== undefined && <div className={css.actions}>{acts}</div>}
    </div>
  );
}
