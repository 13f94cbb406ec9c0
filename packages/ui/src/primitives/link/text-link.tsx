import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './link.css.ts';
import { Link, type LinkProps } from './link.tsx';

export interface TextLinkProps extends LinkProps {
  /** Text of the link. */
  children?: ReactNode;
  /** `prose`: in a sentence. `quiet`: in a list of links. Default: `prose`. */
  tone?: 'prose' | 'quiet' | undefined;
  /** Opens another site in a new tab, without opener and referrer. Default: `false`. */
  external?: boolean | undefined;
}

/** A link in a text or in a list. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { tone = 'prose', external = false, className, ...rest },
  ref,
) {
  const props = { ...rest, ref, className: classNames(css.link, css.tones[tone], className) };
  // The router of the host does not handle links to other sites.
  return external ? (
    <a {...props} target="_blank" rel="noopener noreferrer" />
  ) : (
    <Link {...props} />
  );
});
