import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './badge.css.ts';

export interface BadgeProps {
  /** What kind of state. Default: `neutral`. */
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'tide' | undefined;
  /** A lit lamp: it is going on right now. */
  lit?: boolean | undefined;
  /** The state, in one or two words. */
  children: ReactNode;
}

/** A state or a kind in one or two words. Not pressed; what is pressed is a chip. */
export function Badge({ tone = 'neutral', lit = false, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css.tones[tone])}>
      {lit && <span className={css.lamp} />}
      {children}
    </span>
  );
}
