import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './prose.css.ts';

export interface ProseProps extends ComponentPropsWithoutRef<'div'> {
  /** Plain HTML elements. */
  children: ReactNode;
}

/** Styles for the plain HTML elements of a long text, such as an article or a legal document. */
export const Prose = forwardRef<HTMLDivElement, ProseProps>(function Prose(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={classNames(css.prose, className)} />;
});
