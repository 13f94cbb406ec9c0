import { useText } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import { Sprite } from '../sprite/index.ts';
import * as css from './logo.css.ts';
import { logoMessages } from './messages.ts';

/** The product's own companion; this seed is the brand. */
export const LOGO_SEED = 'lamp-7';

/** Name and companion of the product, leading home. */
export function Logo({ href, short = false }: { href: string; short?: boolean }) {
  const text = useText();
  return (
    <Link href={href} className={css.logo} aria-label={text(logoMessages.home)}>
      <Sprite seed={LOGO_SEED} size={short ? 34 : 38} hue={62} />
      <span className={css.name} aria-hidden="true">
        <span>伙伴</span>
        {!short && <span className={css.latin}>Companion</span>}
      </span>
    </Link>
  );
}
