import { forwardRef, useContext } from 'react';
import { useLocale, useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';
import { BrandContext } from '../../theme/theme-provider/brand-context.ts';
import * as css from './logo.css.ts';
import { LogoMark } from './logo-mark.tsx';
import { logoMessages } from './messages.ts';

export interface LogoProps extends Omit<LinkProps, 'children'> {
  /** Address of the home page. */
  href: string;
  /** For phones: smaller, and without the name in narrow windows. Default: false. */
  short?: boolean | undefined;
}

/** The product's companion and name, or the logo of `ThemeProvider`, as a link to the home page. */
export const Logo = forwardRef<HTMLAnchorElement, LogoProps>(function Logo(
  { href, short = false, className, ...rest },
  ref,
) {
  const text = useText();
  const { logo } = useContext(BrandContext);
  const chinese = useLocale().startsWith('zh');
  return (
    <Link
      aria-label={text(logoMessages.home)}
      {...rest}
      ref={ref}
      href={href}
      className={classNames(css.logo, className)}
    >
      {logo ?? (
        <>
          <LogoMark size={short ? 36 : 40} />
          <span className={classNames(css.name, short && css.shortName)} aria-hidden="true">
            <span>{text(logoMessages.name)}</span>
            {chinese && !short && <span className={css.latin}>Companion</span>}
          </span>
        </>
      )}
    </Link>
  );
});
