import * as Radix from '@radix-ui/react-dialog';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { X } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { onEscape } from '../internal/escape-stack.ts';
import { usePopupScope } from '../theme-scope/index.ts';
import * as css from './dialog.css.ts';
import { dialogMessages } from './messages.ts';
import { type ModalPhase, useModality } from './use-modality.ts';
import { CLOSING_MS, usePhase } from './use-phase.ts';
import { useWayBack } from './use-way-back.ts';

/** `escape`: the key, or the way back on Android. */
export type DialogCloseReason = 'escape' | 'outside' | 'close-button';

export interface DialogProps {
  /** For `aria-controls` of what opens it. */
  id?: string | undefined;
  /** Whether it is there. Only the host changes it; closing is drawn for `closingMs` more. */
  open: boolean;
  /** Asks the host to set `open` to false, and says why. Not called again while it closes. */
  onClose: (reason: DialogCloseReason) => void;
  /** Its name and its heading. */
  title: string;
  /** The title is read aloud only. */
  titleHidden?: boolean;
  /** Id of an element that says what the dialog is about. */
  describedBy?: string;
  /** Default: `centre`. `sheet` rises from the lower edge of a phone, `side` comes from its right edge. */
  kind?: 'centre' | 'sheet' | 'side';
  /** Length of the closing animation, ms (spec §4: 300). */
  closingMs?: number;
  /**
   * Something of another hand is drawn over the page, such as a captcha: the dialog lets go of
   * focus, outside clicks and Escape until it is gone.
   */
  suspended?: boolean;
  /** Where the focus goes at first. Default: the first control. */
  initialFocus?: () => HTMLElement | null;
  /** Where it is drawn. Default: the end of `body`. */
  container?: HTMLElement | null;
  /** Of the dialog itself, not of the scrim. */
  className?: string;
  /** Stands on the dialog's upper edge, outside its scrolling part. */
  crown?: ReactNode;
  /** What scrolls where there is too much of it. */
  children: ReactNode;
}

/**
 * A modal dialog. Radix gives names, layers and dismissal; the modality is our own, because
 * Radix's modal mode writes a `<style>` at run time that a strict Content-Security-Policy blocks,
 * hides toasts from screen readers and swallows captchas that are appended to `body`.
 */
export function Dialog({ closingMs = CLOSING_MS, ...props }: DialogProps) {
  const phase = usePhase(props.open, closingMs);
  if (phase === 'closed') return null;
  return <OpenDialog {...props} phase={phase} closingMs={closingMs} />;
}

type OpenDialogProps = Omit<DialogProps, 'closingMs'> & { phase: ModalPhase; closingMs: number };

function OpenDialog({
  id,
  phase,
  closingMs,
  onClose,
  title,
  titleHidden = false,
  describedBy,
  kind = 'centre',
  suspended = false,
  initialFocus,
  container,
  className,
  crown,
  children,
}: OpenDialogProps) {
  const text = useText();
  const scope = usePopupScope();
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  useModality(layer, phase, suspended);

  const closing = phase === 'closing';
  const close = (reason: DialogCloseReason) => {
    if (!closing && !suspended) onClose(reason);
  };
  useWayBack(!closing && !suspended, () => close('escape'));
  const onEscapeKey = useRef((_: Event) => {});
  useEffect(() => {
    onEscapeKey.current = (event) => {
      // A captcha over the page has the key.
      if (suspended) return;
      event.preventDefault();
      close('escape');
    };
  });
  useEffect(
    () =>
      onEscape((event) => {
        onEscapeKey.current(event);
        return true;
      }),
    [],
  );
  const style = { ...scope.style, '--companion-closing': `${closingMs}ms` } as CSSProperties;

  // A dialog that loses its place in the page must not leave a focus trap behind.
  const latestInitialFocus = useRef(initialFocus);
  useEffect(() => {
    latestInitialFocus.current = initialFocus;
  }, [initialFocus]);

  return (
    <Radix.Root open modal={false}>
      <Radix.Portal {...(container && { container })}>
        <div
          ref={setLayer}
          className={classNames(css.layer, css.kinds[kind].layer, scope.className)}
          style={style}
          data-phase={phase}
        >
          <div className={css.scrim} />
          <Radix.Content
            ref={content}
            className={classNames(css.content, css.kinds[kind].content, className)}
            {...(id !== undefined && { id })}
            aria-modal="true"
            {...(describedBy === undefined
              ? { 'aria-describedby': undefined }
              : { 'aria-describedby': describedBy })}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => {
              event.preventDefault();
              const target = event.target as Element | null;
              if (!target?.closest('[data-companion-layer]')) close('outside');
            }}
          >
            <FocusScope
              asChild
              loop
              trapped={!closing && !suspended}
              onMountAutoFocus={(event) => {
                event.preventDefault();
                const target = latestInitialFocus.current?.() ?? firstControl(content.current);
                (target ?? content.current)?.focus({ preventScroll: true });
              }}
              onUnmountAutoFocus={(event) => event.preventDefault()}
            >
              <div className={css.frame}>
                {crown}
                <div className={css.head}>
                  <Radix.Title className={titleHidden ? css.hiddenTitle : css.title}>
                    {title}
                  </Radix.Title>
                  <button
                    type="button"
                    className={css.close}
                    aria-label={text(dialogMessages.close)}
                    onClick={() => close('close-button')}
                  >
                    <X size={20} />
                  </button>
                </div>
                <div className={css.body}>{children}</div>
              </div>
            </FocusScope>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The first control of the dialog's body; its close button only when there is no other. */
function firstControl(dialog: HTMLElement | null): HTMLElement | null {
  const all = [...(dialog?.querySelectorAll<HTMLElement>(controls) ?? [])];
  return all.find((element) => !element.classList.contains(css.close)) ?? all[0] ?? null;
}
