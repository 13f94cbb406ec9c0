import { type MouseEvent, useState } from 'react';
import { buttonClass } from '../../primitives/button/index.ts';
import { Download, Smartphone } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import * as css from './download-button.css.ts';

export interface DownloadButtonProps {
  /** Client to download. Selects the icon. */
  client: 'windows' | 'mobile';
  /** Action and platform: “下载 Windows 版”. */
  label: string;
  /** Second line: system requirements, size. */
  note?: string | undefined;
  /** Address of the download. Used before hydration, and when `onDownload` rejects. */
  href: string;
  /** Prepares and starts the download instead of the link. The button is busy until the promise settles. */
  onDownload?: (() => Promise<void>) | undefined;
  /** Tone of the button. Default: `ember`. */
  tone?: 'ember' | 'outline' | undefined;
  /** Takes the full width of the container. Default: `false`. */
  block?: boolean | undefined;
}

/** Downloads a client. Renders a link, which can be copied and opened in a new tab. */
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
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!onDownload || opensElsewhere) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onDownload();
    } catch {
      // Fall back to the plain link.
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
      <span className={css.label}>
        {label}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </a>
  );
}
