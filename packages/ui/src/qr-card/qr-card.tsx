import { lazy, Suspense } from 'react';
import * as css from './qr-card.css.ts';

/** The encoder outweighs a header and is wanted by few: it comes when a code is shown. */
const QrCode = lazy(() => import('./qr-code.tsx'));

export interface QrCardProps {
  /** What the code says, usually an address. */
  value: string;
  /** Says what scanning it leads to. */
  label: string;
  /** px. */
  size?: number;
}

/** A real QR code, dark on light in both themes because many scanners read no other. */
export function QrCard({ value, label, size = 160 }: QrCardProps) {
  return (
    <div className={css.paper} style={{ inlineSize: size, blockSize: size }}>
      <Suspense fallback={null}>
        <QrCode value={value} label={label} />
      </Suspense>
    </div>
  );
}
