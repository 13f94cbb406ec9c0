import { useLocale, useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './logo.css.ts';
import { LogoMark } from './logo-mark.tsx';
import { logoMessages } from './messages.ts';

export interface LogoProps {
  /** Address of the home page. */
  href: string;
  /** For phones: smaller, and without the name in narrow windows. Default: false. */
  short?: boolean | undefined;
}

/** The product's companion and name, as a link to the home page. */
export function Logo({ href, short = false }: LogoProps) {
  const text = useText();
  const chinese = useLocale().startsWith('zh');
  return (
    <Link href={href} className={css.logo} aria-label={text(logoMessages.home)}>
      <LogoMark size={short ? 36 : 40} />
      <span className={classNames(css.name, short && css.shortName)} aria-hidden="true">
        <span>{text(logoMessages.name)}</span>
        {chinese && !short && <span className={css.latin}>Companion</span>}
      </span>
    </Link>
  );
}
