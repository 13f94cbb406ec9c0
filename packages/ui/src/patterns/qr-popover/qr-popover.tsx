import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactNode } from 'react';
// The panel is loaded on demand; its stylesheets are part of ours.
import '../../primitives/button/button.css.ts';
import '../../primitives/copy-button/copy-button.css.ts';
import '../../primitives/link/link.css.ts';
import '../qr-card/qr-card.css.ts';
import { Popover } from '../../primitives/popover/popover.tsx';
import { retryImport } from '../../primitives/retry-import/index.ts';
import * as css from './qr-popover.css.ts';

/** Loaded on demand: the QR encoder is larger than a header, and few visitors need it. */
const QrPanel = lazy(() => retryImport(() => import('./qr-panel.tsx')));

export interface QrPopoverProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the channel: accessible name of the button and heading of the card. */
  name: string;
  /** Icon of the button. */
  icon: ReactNode;
  /** Content of the QR code, usually an address. */
  value: string;
  /** Alternative for visitors who cannot scan: a text to copy, or a link. */
  fallback: { kind: 'copy'; text: string } | { kind: 'link'; href: string };
}

/** A QR code behind an icon. Opens on hover, focus, Enter, Space or tap. */
export const QrPopover = forwardRef<HTMLDivElement, QrPopoverProps>(function QrPopover(
  { icon, name, value, fallback, ...rest },
  ref,
) {
  return (
    <Popover
      {...rest}
      ref={ref}
      openOnHover
      label={name}
      trigger={icon}
      triggerClassName={css.button}
    >
      <div className={css.card}>
        <QrPanel name={name} value={value} fallback={fallback} />
      </div>
    </Popover>
  );
});
