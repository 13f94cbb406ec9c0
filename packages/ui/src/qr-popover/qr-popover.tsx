import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import { QrCard } from '../qr-card/index.ts';
import { qrPopoverMessages } from './messages.ts';
import * as css from './qr-popover.css.ts';

/** How long the pointer rests before the card opens, and how long it may be away, ms. */
const HOVER_MS = 150;

export interface QrPopoverProps {
  /** Names the channel: the button's name and the card's heading. */
  name: string;
  icon: ReactNode;
  /** What the code says. */
  value: string;
  /** The same for who can't scan: a group number to copy, or a link. */
  fallback: { kind: 'copy'; text: string } | { kind: 'link'; href: string };
}

/**
 * A QR code behind an icon: by resting the pointer, by focus and Enter or Space, and by touch.
 * Escape closes it, and the pointer can go into it.
 */
export function QrPopover({ name, icon, value, fallback }: QrPopoverProps) {
  const text = useText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);

  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), HOVER_MS);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
    if (!next) setCopied(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      now(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) now(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });

  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
    } catch {
      // No clipboard here: the number stands there to be read.
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra way; the button is the way
    <div
      ref={root}
      className={css.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) now(false);
      }}
    >
      <button
        type="button"
        className={css.button}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => now(!open)}
      >
        {icon}
      </button>
      {open && (
        <div id={id} className={css.card}>
          <p className={css.name}>{name}</p>
          <QrCard value={value} label={text(qrPopoverMessages.code, { name })} />
          {fallback.kind === 'link' ? (
            <Link className={css.link} href={fallback.href} target="_blank" rel="noreferrer">
              {text(qrPopoverMessages.open)}
            </Link>
          ) : (
            <div className={css.copy}>
              <span className={css.words}>{fallback.text}</span>
              <Button size="s" onClick={() => copy(fallback.text)}>
                {text(copied ? qrPopoverMessages.copied : qrPopoverMessages.copy)}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
