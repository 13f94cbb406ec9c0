import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { type HeaderSession, headerMessages } from '../desktop-header/index.ts';
import { useText } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { MenuDialog } from '../menu-dialog/index.ts';
import { SearchField } from '../search-field/index.ts';
import type { SocialChannel } from '../social/index.ts';
import * as css from './mobile-header.css.ts';

export interface MobileHeaderProps {
  /** Path of the page: it marks the item of the menu. */
  path: string;
  session: HeaderSession;
  social: readonly SocialChannel[];
  onSearch(text: string): void;
  onLogin(): void;
  onLoginNear?(): void;
  /** Language, theme, text size: what a host adds to the menu. */
  children?: ReactNode;
}

export function MobileHeader({
  path,
  session,
  social,
  onSearch,
  onLogin,
  onLoginNear,
  children,
}: MobileHeaderProps) {
  const text = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={css.header}>
      <Logo href="/m" short />
      <div className={css.search}>
        <SearchField placeholder={text(headerMessages.searchMobile)} onSearch={onSearch} />
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
            <Avatar seed={session.userId} size={36} />
          </Link>
        )}
      </div>
      <button
        type="button"
        className={css.menu}
        aria-label={text(headerMessages.menu)}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen((open) => !open)}
      >
        <Menu size={24} aria-hidden="true" />
      </button>
      <MenuDialog open={menuOpen} onClose={() => setMenuOpen(false)} path={path} social={social}>
        {children}
      </MenuDialog>
    </header>
  );
}
