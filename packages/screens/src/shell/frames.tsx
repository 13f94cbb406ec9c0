import { Logo } from '@companion/ui/logo';
import type { ReactNode } from 'react';
import { AddressesProvider } from '../layout/addresses.tsx';
import { addressesFor } from '../paths/addresses.ts';
import * as css from './shell.css.ts';
import { SkipLink } from './skip-link.tsx';

export interface FrameProps {
  header: ReactNode;
  /** The page: a `Screen`. */
  children: ReactNode;
  footer?: ReactNode;
}

export interface DesktopFrameProps extends FrameProps {
  /** The page begins at the top of the window, under the transparent header (home). */
  underHeader?: boolean;
}

const desktopAddresses = addressesFor('desktop');
const mobileAddresses = addressesFor('mobile');

/** Layout of a desktop page with a fixed header. Screens inside link to desktop addresses. */
export function DesktopFrame({ header, children, footer, underHeader = false }: DesktopFrameProps) {
  return (
    <AddressesProvider value={desktopAddresses}>
      <SkipLink />
      <div className={css.desktop}>
        {header}
        <div className={underHeader ? undefined : css.belowHeader}>{children}</div>
        {footer}
      </div>
    </AddressesProvider>
  );
}

/** Layout of a phone's page. Screens inside link to `/m` addresses. */
export function MobileFrame({ header, children, footer }: FrameProps) {
  return (
    <AddressesProvider value={mobileAddresses}>
      <SkipLink />
      <div className={css.mobile}>
        {header}
        {children}
        {footer}
      </div>
    </AddressesProvider>
  );
}

/** Layout of a legal document, which the login dialog opens in a new tab: a logo and what `header` holds. */
export function LegalFrame({ header, children, footer }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className={css.legalHeader}>
        <Logo href="/" />
        {header}
      </header>
      {children}
      {footer}
    </>
  );
}
