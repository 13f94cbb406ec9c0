import { useText } from '../../i18n/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { QrCard } from '../qr-card/index.ts';
import { qrPopoverMessages } from './messages.ts';
import * as css from './qr-popover.css.ts';
import type { QrPopoverProps } from './qr-popover.tsx';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

export default function QrPanel({
  name,
  value,
  fallback,
}: Pick<QrPopoverProps, 'name' | 'value' | 'fallback'>) {
  const text = useText();
  return (
    <>
      <p className={css.name}>{name}</p>
      <SilentErrorBoundary>
        <QrCard value={value} label={text(qrPopoverMessages.code, { name })} />
      </SilentErrorBoundary>
      {fallback.kind === 'link' ? (
        <TextLink href={fallback.href} external className={css.link}>
          {text(qrPopoverMessages.open)}
        </TextLink>
      ) : (
        <div className={css.copy}>
          <span className={css.copyText}>{fallback.text}</span>
          <CopyButton value={fallback.text} />
        </div>
      )}
    </>
  );
}
