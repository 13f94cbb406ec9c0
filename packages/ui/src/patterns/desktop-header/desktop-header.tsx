import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { LazyAvatar } from '../../primitives/avatar/lazy-avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { QrPopover } from '../qr-popover/index.ts';
import { SearchField, type SearchFieldProps } from '../search-field/index.ts';
import { type SocialChannel, socialMessages } from '../social/index.ts';
import * as css from './desktop-header.css.ts';
import { headerMessages } from './messages.ts';

/** Delay before transitions are enabled (spec §9). */
const TRANSITION_DELAY_MS = 100;

/** Login state: `unknown` until the page has mounted, `out`, or `in`. */
export type HeaderSession = { state: 'unknown' | 'out' } | { state: 'in'; userId: string };

/** A link of the main navigation. */
export interface NavigationItem {
  /** Address; unique in the navigation. */
  href: string;
  label: string;
  /** Whether the page belongs to this item. Default: `false`. */
  current?: boolean | undefined;
}

export interface DesktopHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** Main navigation. */
  items: ReadonlyArray<NavigationItem>;
  /** First element of the header, for example `Logo` of `@companion/ui/logo`. */
  logo?: ReactNode;
  /** Props of the search field. Without them there is no search. */
  search?: SearchFieldProps | undefined;
  /** Social channels, from `socialChannels` of `@companion/ui/social`. Default: none. */
  social?: ReadonlyArray<SocialChannel> | undefined;
  /** Controls before the login button, such as language and theme. */
  actions?: ReactNode;
  /** Login state: `unknown` until the page has mounted, `out`, or `in` with a `userId`. */
  session: HeaderSession;
  /** Address of the visitor's profile, the link of the avatar. */
  profileHref: string;
  /** Called when the login button is pressed. */
  onLogin: () => void;
  /** Called when the pointer or the focus enters the login button. Preload the dialog here. */
  onLoginIntent?: (() => void) | undefined;
  /** Transparent, for the first screen of the home page (spec §2). Default: `false`. */
  firstPage?: boolean | undefined;
  /** Sticks to the top of the window, over the page. Default: `false`. */
  fixed?: boolean | undefined;
}

/** Header of desktop pages: navigation, search, social channels, and login button or avatar. */
export const DesktopHeader = forwardRef<HTMLElement, DesktopHeaderProps>(function DesktopHeader(
  {
    items,
    logo,
    search,
    social = [],
    actions,
    session,
    profileHref,
    onLogin,
    onLoginIntent,
    firstPage = false,
    fixed = false,
    className,
    ...rest
  },
  ref,
) {
  const text = useText();
  const animated = useDelayedTransition();
  return (
    <header
      {...rest}
      ref={ref}
      className={classNames(
        css.header,
        fixed && css.fixed,
        firstPage ? css.firstPage : css.opaque,
        animated && css.animated,
        className,
      )}
    >
      {logo}
      <nav className={css.navigation} aria-label={text(headerMessages.navigation)}>
        <ul className={css.items}>
          {items.map(({ href, label, current = false }) => (
            <li key={href}>
              <Link className={css.item} href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {search && <SearchField {...search} className={classNames(css.search, search.className)} />}
      {social.length > 0 && (
        <ul className={css.social} aria-label={text(socialMessages.label)}>
          {social.map(({ id, name, url, copy }) => (
            <li key={id}>
              <QrPopover
                name={text(name)}
                icon={<BrandIcon brand={id} size={19} />}
                value={url}
                fallback={
                  copy === undefined ? { kind: 'link', href: url } : { kind: 'copy', text: copy }
                }
              />
            </li>
          ))}
        </ul>
      )}
      {actions}
      <div className={css.session}>
        {session.state === 'out' && (
          <Button
            tone="primary"
            onClick={onLogin}
            onPointerEnter={onLoginIntent}
            onFocus={onLoginIntent}
          >
            {text(headerMessages.login)}
          </Button>
        )}
        {session.state === 'in' && (
          <Link className={css.avatar} href={profileHref} aria-label={text(headerMessages.profile)}>
            <LazyAvatar seed={session.userId} size={40} />
          </Link>
        )}
      </div>
    </header>
  );
});

function useDelayedTransition(): boolean {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), TRANSITION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return enabled;
}
