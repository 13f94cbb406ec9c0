import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useState } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { buttonClass } from '../../primitives/button/index.ts';
import { Download, Smartphone } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import * as css from './download-button.css.ts';

export interface DownloadButtonProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
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
  /** Tone of the button. Default: `primary`. */
  tone?: 'primary' | 'outline' | undefined;
  /** Takes the full width of the container. Default: `false`. */
  fullWidth?: boolean | undefined;
}

/** Downloads a client. Renders a link, which can be copied and opened in a new tab. */
export const DownloadButton = forwardRef<HTMLAnchorElement, DownloadButtonProps>(
  function DownloadButton(
    {
      client,
      label,
      note,
      href,
      onDownload,
      tone = 'primary',
      fullWidth = false,
      className,
      onClick,
      ...rest
    },
    ref,
  ) {
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
        {...rest}
        ref={ref}
        className={classNames(buttonClass({ tone, size: 'l', fullWidth }), className)}
        href={href}
        aria-busy={busy || undefined}
        onClick={composeHandlers(onClick, start)}
      >
        {busy ? <Spinner /> : <Icon size={20} />}
        <span className={css.label}>
          <span>{label}</span>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </span>
      </a>
    );
  },
);
