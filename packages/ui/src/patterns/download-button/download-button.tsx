import { type MouseEvent, useState } from 'react';
import { buttonClass } from '../../primitives/button/index.ts';
import { Download, Smartphone } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import * as css from './download-button.css.ts';

export interface DownloadButtonProps {
  /** Chooses the icon. */
  client: 'windows' | 'mobile';
  /** The act and the system: “下载 Windows 版”. */
  label: string;
  /** A second line: for which machines, how large. */
  note?: string | undefined;
  /** Works without scripts, and when everything else fails: a download button is never dead. */
  href: string;
  /** Prepares and starts the download in place of the link; until it settles the button is busy. */
  onDownload?: (() => Promise<void>) | undefined;
  /** As a button's. Default: `ember`. */
  tone?: 'ember' | 'outline' | undefined;
  /** Takes the full width of its container. */
  block?: boolean | undefined;
}

/** Downloads a client. A real link: it can be copied, and opened in a new tab. */
export function DownloadButton({
  client,
  label,
  note,
  href,
  onDownload,
  tone = 'ember',
  block = false,
}: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const Icon = client === 'windows' ? Download : Smartphone;
  const start = async (event: MouseEvent<HTMLAnchorElement>) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!onDownload || elsewhere) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onDownload();
    } catch {
      // Preparing failed: fall back to the plain link.
      location.assign(href);
    } finally {
      setBusy(false);
    }
  };
  return (
    <a
      className={buttonClass({ tone, size: 'l', block })}
      href={href}
      aria-busy={busy || undefined}
      onClick={start}
    >
      {busy ? <Spinner /> : <Icon size={20} />}
      <span className={css.words}>
        {label}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </a>
  );
}
