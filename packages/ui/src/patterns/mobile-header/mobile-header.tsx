import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Logo } from '../../brand/logo/index.ts';
import { useText } from '../../i18n/index.ts';
import { afterPaint } from '../../internal/after-paint.ts';
import { LazyAvatar } from '../../primitives/avatar/lazy-avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Menu } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { retryImport } from '../../primitives/retry-import/index.ts';
import type { HeaderSession } from '../desktop-header/desktop-header.tsx';
import { headerMessages } from '../desktop-header/messages.ts';
// The menu is loaded on demand; its stylesheets are part of ours.
import '../../primitives/dialog/dialog.css.ts';
import '../menu-dialog/menu-dialog.css.ts';
import '../qr-card/qr-card.css.ts';
import { SearchField } from '../search-field/index.ts';
import type { SocialChannel } from '../social/index.ts';
import * as css from './mobile-header.css.ts';

let menu: Promise<typeof import('../menu-dialog/menu-dialog.tsx')> | undefined;
const loadMenu = () => {
  menu ??= retryImport(() => import('../menu-dialog/menu-dialog.tsx'));
  return menu;
};
const MenuDialog = lazy(async () => ({ default: (await loadMenu()).MenuDialog }));

export interface MobileHeaderProps {
  /** Path of the page. Marks the current item of the menu. */
  path: string;
  /** Login state: `unknown` until the page has mounted, `out`, or `in` with a `userId`. */
  session: HeaderSession;
  /** Social channels, from `socialChannels` of `@companion/ui/social`. */
  social: ReadonlyArray<SocialChannel>;
  /** Called with the trimmed search text, also on the search page (spec §2). */
  onSearch: (text: string) => void;
  /** Form action before hydration. The browser sends the text as `searchValue`. */
  searchAction?: string | undefined;
  /** Called when the login button is pressed. */
  onLogin: () => void;
  /** Called when a touch starts on the login button or it gets the focus. Preload the dialog here. */
  onLoginNear?: (() => void) | undefined;
  /** Controls in the menu, such as language, theme and text size. */
  children?: ReactNode;
}

/** Header of mobile pages: search, login button or avatar, and a menu. */
export function MobileHeader({
  path,
  session,
  social,
  onSearch,
  searchAction,
  onLogin,
  onLoginNear,
  children,
}: MobileHeaderProps) {
  const text = useText();
  const menuId = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  // The dialog opens a frame after the button reacts. Undefined until the first opening: not mounted yet.
  const [menuShown, setMenuShown] = useState<boolean>();
  useEffect(() => {
    if (!menuOpen) return;
    const cancel = afterPaint(() => setMenuShown(true));
    return () => {
      cancel();
      setMenuShown(false);
    };
  }, [menuOpen]);
  return (
    <header className={css.header}>
      <Logo href="/m" short />
      <div className={css.search}>
        <SearchField
          placeholder={text(headerMessages.searchMobile)}
          action={searchAction}
          onSearch={onSearch}
        />
      </div>
      <div className={css.session}>
        {session.state === 'out' && (
          <Button
            tone="ember"
            size="s"
            onClick={onLogin}
            onPointerDown={onLoginNear}
            onFocus={onLoginNear}
          >
            {text(headerMessages.login)}
          </Button>
        )}
        {session.state === 'in' && (
          <Link className={css.avatar} href="/m/profile" aria-label={text(headerMessages.profile)}>
            <LazyAvatar seed={session.userId} size={36} />
          </Link>
        )}
      </div>
      <button
        type="button"
        className={css.menu}
        aria-label={text(headerMessages.menu)}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        aria-controls={menuOpen ? menuId : undefined}
        onPointerDown={loadMenu}
        onClick={() => setMenuOpen((open) => !open)}
      >
        <Menu size={24} />
      </button>
      {menuShown !== undefined && (
        <Suspense fallback={null}>
          <MenuDialog
            id={menuId}
            open={menuOpen && menuShown}
            onClose={() => setMenuOpen(false)}
            path={path}
            social={social}
          >
            {children}
          </MenuDialog>
        </Suspense>
      )}
    </header>
  );
}
