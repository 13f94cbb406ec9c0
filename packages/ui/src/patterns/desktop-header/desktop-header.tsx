import { type ReactNode, useEffect, useState } from 'react';
import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { Logo } from '../../brand/logo/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { LazyAvatar } from '../../primitives/avatar/lazy-avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import {
  desktopNavigation,
  isActive,
  isSearchPage,
  navigationMessages,
} from '../navigation/index.ts';
import { QrPopover } from '../qr-popover/index.ts';
import { SearchField } from '../search-field/index.ts';
import { type SocialChannel, socialMessages } from '../social/index.ts';
import * as css from './desktop-header.css.ts';
import { headerMessages } from './messages.ts';

/** Delay before transitions are enabled (spec §9). */
const TRANSITION_DELAY_MS = 100;

/** Login state: `unknown` until the page has mounted, `out`, or `in`. */
export type HeaderSession = { state: 'unknown' | 'out' } | { state: 'in'; userId: string };

export interface DesktopHeaderProps {
  /** Path of the page, with or without language and device prefix. Marks the current item. */
  path: string;
  /** Login state: `unknown` until the page has mounted, `out`, or `in` with a `userId`. */
  session: HeaderSession;
  /** Transparent, for the first screen of the home page (spec §2). Default: `false`. */
  firstPage?: boolean | undefined;
  /** Sticks to the top of the window, over the page. Default: `false`. */
  fixed?: boolean | undefined;
  /** Social channels, from `socialChannels` of `@companion/ui/social`. */
  social: ReadonlyArray<SocialChannel>;
  /** Called with the trimmed search text. Not called on the search page (spec §2). */
  onSearch: (text: string) => void;
  /** Form action before hydration. The browser sends the text as `searchValue`. */
  searchAction?: string | undefined;
  /** Called when the login button is pressed. */
  onLogin: () => void;
  /** Called when the pointer or the focus enters the login button. Preload the dialog here. */
  onLoginNear?: (() => void) | undefined;
  /** Controls before the login button, such as language and theme. */
  children?: ReactNode;
}

/** Header of desktop pages: navigation, search, social channels, and login button or avatar. */
export function DesktopHeader({
  path,
  session,
  firstPage = false,
  fixed = false,
  social,
  onSearch,
  searchAction,
  onLogin,
  onLoginNear,
  children,
}: DesktopHeaderProps) {
  const text = useText();
  const animated = useDelayedTransition();
  return (
    <header
      className={classNames(
        css.header,
        fixed && css.fixed,
        firstPage ? css.firstPage : css.opaque,
        animated && css.animated,
      )}
    >
      <Logo href="/" />
      <nav className={css.navigation} aria-label={text(navigationMessages.label)}>
        <ul className={css.items}>
          {desktopNavigation.map((item) => (
            <li key={item.id}>
              <Link
                className={css.item}
                href={item.path}
                aria-current={isActive(path, item) ? 'page' : undefined}
              >
                {text(item.name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchField
        kind="growing"
        placeholder={text(headerMessages.searchDesktop)}
        action={searchAction}
        onSearch={(query) => {
          if (!isSearchPage(path)) onSearch(query);
        }}
      />
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
      {children}
      <div className={css.session}>
        {session.state === 'out' && (
          <Button tone="ember" onClick={onLogin} onPointerEnter={onLoginNear} onFocus={onLoginNear}>
            {text(headerMessages.login)}
          </Button>
        )}
        {session.state === 'in' && (
          <Link className={css.avatar} href="/profile" aria-label={text(headerMessages.profile)}>
            <LazyAvatar seed={session.userId} size={40} />
          </Link>
        )}
      </div>
    </header>
  );
}

function useDelayedTransition(): boolean {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), TRANSITION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return enabled;
}
