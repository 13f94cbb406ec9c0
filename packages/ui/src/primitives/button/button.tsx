import {
  type ButtonHTMLAttributes,
  forwardRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export interface ButtonLook {
  /** `ember` is the one main act of a view. `accent` is the same in the hue of the companion around it. Default: `outline`. */
  tone?: 'ember' | 'accent' | 'outline' | 'quiet' | 'danger' | undefined;
  /** Smaller in a row, larger on its own. Default: `m`. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the full width of its container. */
  block?: boolean | undefined;
  /** Round, with an icon alone; needs an `aria-label`. */
  iconOnly?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its label; with `iconOnly` the icon. */
  children?: ReactNode;
  /** It was pressed, by pointer or by keys. Not called while it loads. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Its act is under way: it keeps focus, name and width, and ignores presses. */
  loading?: boolean | undefined;
  /** Before the label. */
  icon?: ReactNode;
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ tone = 'outline', size = 'm', block, iconOnly }: ButtonLook = {}) =>
  classNames(
    css.button,
    css.tones[tone],
    css.sizes[size],
    block && css.block,
    iconOnly && css.iconOnly,
  );

/** A button in the theme's tones and sizes; while `loading` it keeps the focus and does nothing. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, block, iconOnly, loading = false, icon, className, children, onClick, ...rest },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus and silence the button for screen readers.
    if (loading || String(rest['aria-disabled']) === 'true') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      className={classNames(buttonClass({ tone, size, block, iconOnly }), className)}
      onClick={handleClick}
    >
      <span className={classNames(css.label, loading && css.busyLabel)}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className={css.busyMark}>
          <Spinner />
        </span>
      )}
    </button>
  );
});
