import {
  type ComponentPropsWithoutRef,
  forwardRef,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { afterPaint } from '../../internal/after-paint.ts';
import { classNames } from '../../internal/class-names.ts';
import { LazyAvatar } from '../../primitives/avatar/lazy-avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Menu } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { retryImport } from '../../primitives/retry-import/index.ts';
import type { HeaderSession, NavigationItem } from '../desktop-header/desktop-header.tsx';
import { headerMessages } from '../desktop-header/messages.ts';
// The menu is loaded on demand; its stylesheets are part of ours.
import '../../primitives/dialog/dialog.css.ts';
import '../menu-dialog/menu-dialog.css.ts';
import '../qr-card/qr-card.css.ts';
import { SearchField, type SearchFieldProps } from '../search-field/index.ts';
import type { SocialChannel } from '../social/index.ts';
import * as css from './mobile-header.css.ts';

let menu: Promise<typeof import('../menu-dialog/menu-dialog.tsx')> | undefined;
const loadMenu = () => {
  menu ??= retryImport(() => import('../menu-dialog/menu-dialog.tsx'));
  return menu;
};
const MenuDialog = lazy(async () => ({ default: (await loadMenu()).MenuDialog }));

export interface MobileHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** Main navigation, in the menu. */
  items: ReadonlyArray<NavigationItem>;
  /** First element of the header, for example `Logo` of `@companion/ui/logo`. */
  logo?: ReactNode;
  /** Props of the search field. Without them there is no search. */
  search?: SearchFieldProps | undefined;
  /** Social channels, from `socialChannels` of `@companion/ui/social`. Default: none. */
  social?: ReadonlyArray<SocialChannel> | undefined;
  /** Controls in the menu, such as language, theme and text size. */
  actions?: ReactNode;
  /** Login state: `unknown` until the page has mounted, `out`, or `in` with a `userId`. */
  session: HeaderSession;
  /** Address of the visitor's profile, the link of the avatar. */
  profileHref: string;
  /** Called when the login button is pressed. */
  onLogin: () => void;
  /** Called when a touch starts on the login button or it gets the focus. Preload the dialog here. */
  onLoginIntent?: (() => void) | undefined;
}

/** Header of mobile pages: search, login button or avatar, and a menu. */
export const MobileHeader = forwardRef<HTMLElement, MobileHeaderProps>(function MobileHeader(
  {
    items,
    logo,
    search,
    social,
    actions,
    session,
    profileHref,
    onLogin,
    onLoginIntent,
    className,
    ...rest
  },
  ref,
) {
  const text = useText();
  const menuId = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  // The dialog opens a frame after the button reacts. Undefined until the first opening: not mounted yet.
  const [menuShown, setMenuShown] = useState<boolean>();
  useEffect(() => {
    if (!menuOpen) return;
    const cancel = afterPaint(() => setMenuShown(true));
    // The menu listens to Back only when its code is here.
    const close = () => setMenuOpen(false);
    window.addEventListener('popstate', close);
    return () => {
      cancel();
      window.removeEventListener('popstate', close);
      setMenuShown(false);
    };
  }, [menuOpen]);
  return (
    <header {...rest} ref={ref} className={classNames(css.header, className)}>
      {logo}
      <div className={css.search}>{search && <SearchField {...search} />}</div>
      <div className={css.end}>
        {session.state === 'out' && (
          <Button
            tone="primary"
            size="s"
            onClick={onLogin}
            onPointerDown={onLoginIntent}
            onFocus={onLoginIntent}
          >
            {text(headerMessages.login)}
          </Button>
        )}
        {session.state === 'in' && (
          <Link className={css.avatar} href={profileHref} aria-label={text(headerMessages.profile)}>
            <LazyAvatar seed={session.userId} size={36} />
          </Link>
        )}
        <button
          type="button"
          className={css.menu}
          aria-label={text(headerMessages.menu)}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-controls={menuOpen ? menuId : undefined}
          onPointerDown={loadMenu}
          onClick={({ currentTarget }) => {
            // Safari does not focus a pressed button. The menu, whose code may come later, returns the focus to it.
            currentTarget.focus({ preventScroll: true });
            setMenuOpen((open) => !open);
          }}
        >
          <Menu size={24} />
        </button>
      </div>
      {menuShown !== undefined && (
        <Suspense fallback={null}>
          <MenuDialog
            id={menuId}
            open={menuOpen && menuShown}
            onClose={() => setMenuOpen(false)}
            items={items}
            social={social}
          >
            {actions}
          </MenuDialog>
        </Suspense>
      )}
    </header>
  );
});
