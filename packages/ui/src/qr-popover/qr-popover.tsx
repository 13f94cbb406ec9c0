import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button/index.ts';
import { useText } from '../i18n/index.ts';
import { TextLink } from '../link/index.ts';
import { Popover } from '../popover/index.ts';
import { QrCard } from '../qr-card/index.ts';
import { qrPopoverMessages } from './messages.ts';
import * as css from './qr-popover.css.ts';

export interface QrPopoverProps {
  /** Names the channel: the button's name and the card's heading. */
  name: string;
  icon: ReactNode;
  /** What the code says. */
  value: string;
  /** The same for who can't scan: a group number to copy, or a link. */
  fallback: { kind: 'copy'; text: string } | { kind: 'link'; href: string };
}

/** A QR code behind an icon: by resting the pointer, by focus, by Enter, Space or a tap. */
export function QrPopover({ name, icon, value, fallback }: QrPopoverProps) {
  const text = useText();
  return (
    <Popover hover label={name} trigger={icon} triggerClassName={css.button}>
      <div className={css.card}>
        <p className={css.name}>{name}</p>
        <QrCard value={value} label={text(qrPopoverMessages.code, { name })} />
        {fallback.kind === 'link' ? (
          <TextLink href={fallback.href} external className={css.link}>
            {text(qrPopoverMessages.open)}
          </TextLink>
        ) : (
          <div className={css.copy}>
            <span className={css.words}>{fallback.text}</span>
            <CopyButton value={fallback.text} />
          </div>
        )}
      </div>
    </Popover>
  );
}
