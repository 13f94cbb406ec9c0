import { lazy, type ReactNode } from 'react';
// The panel comes later, its stylesheets come with ours.
import '../../primitives/button/button.css.ts';
import '../../primitives/copy-button/copy-button.css.ts';
import '../../primitives/link/link.css.ts';
import '../qr-card/qr-card.css.ts';
import { Popover } from '../../primitives/popover/index.ts';
import { retryImport } from '../../primitives/retry-import/index.ts';
import * as css from './qr-popover.css.ts';

/** The encoder outweighs a header and is wanted by few: it comes when a code is shown. */
const QrPanel = lazy(() => retryImport(() => import('./qr-panel.tsx')));

export interface QrPopoverProps {
  /** Names the channel: the button's name and the card's heading. */
  name: string;
  /** What the button shows. */
  icon: ReactNode;
  /** What the code says. */
  value: string;
  /** The same for anyone who can't scan: a group number to copy, or a link. */
  fallback: { kind: 'copy'; text: string } | { kind: 'link'; href: string };
}

/** A QR code behind an icon: by resting the pointer, by focus, by Enter, Space or a tap. */
export function QrPopover({ icon, ...panel }: QrPopoverProps) {
  return (
    <Popover hover label={panel.name} trigger={icon} triggerClassName={css.button}>
      <div className={css.card}>
        <QrPanel {...panel} />
      </div>
    </Popover>
  );
}
