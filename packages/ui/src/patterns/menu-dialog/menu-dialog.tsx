import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { Sprite } from '../../brand/sprite/sprite.tsx';
import { useText } from '../../i18n/index.ts';
import { usePainted } from '../../internal/after-paint.ts';
import { useEvent } from '../../internal/use-event.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import type { DialogOptions } from '../../primitives/dialog/dialog.tsx';
import { Dialog, type DialogCloseReason } from '../../primitives/dialog/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { media, mediaQuery } from '../../theme/media.ts';
import type { NavigationItem } from '../desktop-header/desktop-header.tsx';
import { headerMessages } from '../desktop-header/messages.ts';
import { QrCard } from '../qr-card/index.ts';
import { qrPopoverMessages } from '../qr-popover/messages.ts';
import { SilentErrorBoundary } from '../qr-popover/silent-error-boundary.tsx';
import { type SocialChannel, socialMessages } from '../social/index.ts';
import * as css from './menu-dialog.css.ts';

/**
 * `navigation`: an item was pressed, or the browser went back or forward. `resize`: the window is wide enough for the
 * desktop header.
 */
export type MenuCloseReason = DialogCloseReason | 'navigation' | 'resize';

export interface MenuDialogProps
  extends DialogOptions,
    Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Called with the reason when the dialog should close. Set `open` to false. */
  onClose: (reason: MenuCloseReason) => void;
  /** Main navigation. */
  items: ReadonlyArray<NavigationItem>;
  /** Social channels, from `socialChannels` of `@companion/ui/social`. Default: none. */
  social?: ReadonlyArray<SocialChannel> | undefined;
  /** Controls below the channels, such as language, theme and text size. */
  children?: ReactNode;
}

/** Navigation of mobile pages in a dialog. Pressing an item closes it (spec §2). */
export const MenuDialog = forwardRef<HTMLDivElement, MenuDialogProps>(function MenuDialog(
  { open, onClose, items, social = [], children, ...rest },
  ref,
) {
  const text = useText();
  useEffect(() => {
    const desktop = mediaQuery(media.desktop);
    if (!open || !desktop) return;
    const onChange = () => desktop.matches && onClose('resize');
    desktop.addEventListener('change', onChange);
    return () => desktop.removeEventListener('change', onChange);
  }, [open, onClose]);
  // One stable listener: a router may render during the event, and a listener that is added then is not called.
  const onPopState = useEvent(() => onClose('navigation'));
  useEffect(() => {
    if (!open) return;
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [open, onPopState]);
  return (
    <Dialog
      {...rest}
      ref={ref}
      open={open}
      onClose={onClose}
      title={text(headerMessages.menu)}
      placement="end"
    >
      <div className={css.menu}>
        <nav aria-label={text(headerMessages.navigation)}>
          <ul className={css.items}>
            {items.map(({ href, label, current = false }) => (
              <li key={href}>
                <Link
                  className={css.item}
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  onClick={() => onClose('navigation')}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <BelowItems social={social}>{children}</BelowItems>
      </div>
    </Dialog>
  );
});

/** Rendered a frame after the navigation items, so that the items appear sooner. */
function BelowItems({
  social,
  children,
}: {
  social: ReadonlyArray<SocialChannel>;
  children: ReactNode;
}) {
  const text = useText();
  const [codeShown, setCodeShown] = useState(false);
  const wechat = social.find(({ id }) => id === 'wechat');
  if (!usePainted()) return null;
  return (
    <>
      {social.length > 0 && (
        <ul className={css.social} aria-label={text(socialMessages.label)}>
          {social.map(({ id, name, url }) => (
            <li key={id}>
              {id === 'wechat' ? (
                <button
                  type="button"
                  className={css.channel}
                  aria-label={text(name)}
                  aria-expanded={codeShown}
                  onClick={() => setCodeShown((shown) => !shown)}
                >
                  <BrandIcon brand={id} size={22} />
                </button>
              ) : (
                <a
                  className={css.channel}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={text(name)}
                >
                  <BrandIcon brand={id} size={22} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {codeShown && wechat && (
        <div className={css.code}>
          <SilentErrorBoundary>
            <QrCard
              value={wechat.url}
              label={text(qrPopoverMessages.code, { name: text(wechat.name) })}
              size={168}
            />
          </SilentErrorBoundary>
          {wechat.copy !== undefined && (
            <p className={css.account}>
              <span>{wechat.copy}</span> <CopyButton value={wechat.copy} />
            </p>
          )}
        </div>
      )}
      {children && <div className={css.extras}>{children}</div>}
      <div className={css.companion}>
        <div className={css.body}>
          <Sprite {...ourCompanion} size={132} mood="happy" still />
        </div>
      </div>
    </>
  );
}
