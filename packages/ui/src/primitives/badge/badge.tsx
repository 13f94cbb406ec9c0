import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ownElement } from '../../internal/own-element.tsx';
import * as css from './badge.css.ts';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Colour of the badge. Default: `neutral`. */
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'tide' | undefined;
  /** Adds a dot: the state is current. Default: `false`. */
  live?: boolean | undefined;
  /** One or two words. */
  children: ReactNode;
}

/** A state or a kind in one or two words. Not interactive; use `Chip` for filters. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', live = false, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={classNames(css.badge, css.tones[tone], className)}>
      {live && <span className={css.liveDot} />}
      {ownElement(children)}
    </span>
  );
});
