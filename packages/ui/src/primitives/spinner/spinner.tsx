import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './spinner.css.ts';

export type SpinnerProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'>;

/** Activity indicator, as large as the text. Decorative: put a text beside it. */
export const Spinner = forwardRef<SVGSVGElement, SpinnerProps>(function Spinner(
  { className, ...rest },
  ref,
) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...rest}
      ref={ref}
      className={classNames(css.spinner, className)}
      viewBox="0 0 20 20"
    >
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        opacity="0.25"
      />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
});
