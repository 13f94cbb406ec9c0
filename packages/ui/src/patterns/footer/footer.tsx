import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Logo } from '../../brand/logo/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { TextLink } from '../../primitives/link/text-link.tsx';
import * as css from './footer.css.ts';
import { footerMessages } from './messages.ts';

export interface FooterLink {
  label: string;
  href: string;
  /** Links to another site. Default: `false`. */
  external?: boolean | undefined;
}

export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Address of the logo's link. */
  homeHref: string;
  /** Columns of links. Titles are unique, and so are the addresses within a group. */
  groups: ReadonlyArray<{ title: string; links: readonly FooterLink[] }>;
  /** Copyright and registration numbers. */
  note: ReactNode;
  /** Controls beside the note, such as language, theme and text size. */
  children?: ReactNode;
}

/** Footer of every page: logo, groups of links, note and settings. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { homeHref, groups, note, className, children, ...rest },
  ref,
) {
  const text = useText();
  return (
    <footer {...rest} ref={ref} className={classNames(css.footer, className)}>
      <div className={css.upper}>
        <div className={css.brand}>
          <Logo href={homeHref} />
          <p className={css.line}>{text(footerMessages.line)}</p>
        </div>
        <div className={css.columns}>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={css.heading} aria-hidden="true">
                {title}
              </p>
              <ul className={css.links}>
                {links.map(({ label, href, external = false }) => (
                  <li key={href}>
                    <TextLink className={css.link} tone="quiet" href={href} external={external}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={css.lower}>
        <div className={css.note}>{note}</div>
        {children}
      </div>
    </footer>
  );
});
