import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './link.css.ts';
import { Link, type LinkProps } from './link.tsx';

export interface TextLinkProps extends LinkProps {
  /** Where it leads. */
  children?: ReactNode;
  /** `prose` for links in a sentence, `quiet` for lists of links. Default: `prose`. */
  tone?: 'prose' | 'quiet' | undefined;
  /** Another site: in a new tab, without opener and referrer. */
  external?: boolean | undefined;
}

/** A link within text or beside it; the host's router follows it unless it is `external`. */
export function TextLink({ tone = 'prose', external = false, className, ...rest }: TextLinkProps) {
  const look = classNames(css.link, css.tones[tone], className);
  // Not for the host's router.
  if (external) return <a {...rest} className={look} target="_blank" rel="noopener noreferrer" />;
  return <Link {...rest} className={look} />;
}
