import { type ReactNode, useEffect, useState } from 'react';
import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { Logo } from '../../brand/logo/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { LazyAvatar } from '../../primitives/avatar/lazy-avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
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

/** Spec §9: the header's transition is enabled this long after it was mounted, ms. */
const TRANSITION_AFTER_MS = 100;

/** Whether somebody is logged in. `unknown` until the page has mounted: the place is kept free. */
export type HeaderSession = { state: 'unknown' | 'out' } | { state: 'in'; userId: string };

export interface DesktopHeaderProps {
  /** Path of the page, with or without language and device prefix; marks the current item. */
  path: string;
  /** Who is there: `unknown` until the page has mounted, `out`, or `in` with a `userId`. */
  session: HeaderSession;
  /** Spec §2: on the home page's first screen, over its picture. */
  firstPage?: boolean | undefined;
  /** Stays at the top of the window while its parent is in it; otherwise it lies in the flow of the page. */
  fixed?: boolean | undefined;
  /** The channels, from `socialChannels` of `@companion/ui/social`. */
  social: ReadonlyArray<SocialChannel>;
  /** Words to search for. Not called on the search page, which has a field of its own (spec §2). */
  onSearch: (text: string) => void;
  /** Form action until the page is hydrated; sends the text as `searchValue`. */
  searchAction?: string | undefined;
  /** The login button was pressed. */
  onLogin: () => void;
  /** Pointer or focus came to the login button: time to load the dialog. */
  onLoginNear?: (() => void) | undefined;
  /** Language, theme: what a host adds before the login. */
  children?: ReactNode;
}

/** The head of a desktop's page: navigation, search, social links and the login or avatar. */
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
  const settled = useSettled();
  return (
    <header
      className={classNames(
        css.header,
        fixed && css.fixed,
        firstPage ? css.firstPage : css.grounded,
        settled && css.settled,
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
        onSearch={(words) => {
          if (!isSearchPage(path)) onSearch(words);
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

/** Nothing moves while the page settles: the transition comes 100 ms after the mount. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), TRANSITION_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
