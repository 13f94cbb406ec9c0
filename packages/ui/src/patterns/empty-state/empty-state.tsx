import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { type CompanionLook, type Mood, Sprite } from '../../brand/sprite/index.ts';
import { classNames } from '../../internal/class-names.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends ComponentPropsWithoutRef<'div'> {
  /** Heading: what is missing. */
  title: string;
  /** One paragraph: the reason, and what helps. */
  children?: ReactNode;
  /** One or two buttons or links. */
  actions?: ReactNode;
  /** The companion shown. Default: the companion of the logo. */
  companion?: CompanionLook | undefined;
  /** Mood of the companion. Default: `curious`. */
  mood?: Mood | undefined;
  /** Heading level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** Says that there is no content, and what to do. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  {
    title,
    children,
    actions,
    companion = ourCompanion,
    mood = 'curious',
    level = 2,
    className,
    ...rest
  },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} ref={ref} className={classNames(css.state, className)}>
      <div className={css.stage}>
        <Sprite {...companion} size={112} mood={mood} />
      </div>
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <p className={css.description}>{children}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
});
