import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type Mood, Sprite } from '../../brand/sprite/index.ts';
import { classNames } from '../../internal/class-names.ts';
import * as css from './avatar.css.ts';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Selects the body. Pass the user's id. */
  seed: string;
  /** Width and height, px. Default: 40. */
  size?: number | undefined;
  /** Facial expression. Default: `idle`. */
  mood?: Mood | undefined;
}

/** The visitor as a companion in a round frame. Decorative: the control around it has the accessible name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { seed, size = 40, mood = 'idle', className, style, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={classNames(css.frame, className)}
      style={{ inlineSize: size, blockSize: size, ...style }}
    >
      <Sprite seed={seed} size={Math.round(size * 0.82)} mood={mood} still />
    </span>
  );
});
