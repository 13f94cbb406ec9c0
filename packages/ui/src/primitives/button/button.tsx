import {
  type ButtonHTMLAttributes,
  forwardRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ownElement } from '../../internal/own-element.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export interface ButtonLook {
  /** `primary`: the main action of a view. `accent`: the same in the hue of the surrounding companion. Default: `outline`. */
  tone?: 'primary' | 'accent' | 'outline' | 'quiet' | 'danger' | undefined;
  /** Height: 32, 40 or 52 px. Default: `m`. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the full width of the container. Default: `false`. */
  fullWidth?: boolean | undefined;
  /** Round, with an icon as the only content. Requires `aria-label`. Default: `false`. */
  iconOnly?: boolean | undefined;
}

/** Options of every button, also of one that chooses its label itself. */
export interface ButtonOptions extends ButtonLook {
  /** Called when the button is pressed. Not called while `loading` or `aria-disabled`. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Whether the action is running. The button keeps focus, name and width, and ignores presses. Default: `false`. */
  loading?: boolean | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonOptions, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Label; with `iconOnly` the icon. */
  children?: ReactNode;
}

/** Class names of a button, for other elements that should look like one. */
export const buttonClass = ({
  tone = 'outline',
  size = 'm',
  fullWidth,
  iconOnly,
}: ButtonLook = {}) =>
  classNames(
    css.button,
    css.tones[tone],
    css.sizes[size],
    fullWidth && css.fullWidth,
    iconOnly && css.iconOnly,
  );

/** A button in the tones and sizes of the theme. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, fullWidth, iconOnly, loading = false, icon, className, children, onClick, ...rest },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: it would drop the focus and hide the button from screen readers.
    if (loading || String(rest['aria-disabled']) === 'true') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      className={classNames(buttonClass({ tone, size, fullWidth, iconOnly }), className)}
      onClick={handleClick}
    >
      <span className={classNames(css.label, loading && css.busyLabel)}>
        {icon}
        {ownElement(children)}
      </span>
      {loading && (
        <span className={css.busyMark}>
          <Spinner />
        </span>
      )}
    </button>
  );
});
