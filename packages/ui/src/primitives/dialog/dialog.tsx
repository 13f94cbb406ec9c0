import * as Radix from '@radix-ui/react-dialog';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { focusedElement } from '../../internal/focused-element.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import { X } from '../icon/index.ts';
import { CLOSING_MS } from './closing-ms.ts';
import * as css from './dialog.css.ts';
import { dialogMessages } from './messages.ts';
import { useCloseWatcher } from './use-close-watcher.ts';
import { layersBeside, type ModalPhase, useModality } from './use-modality.ts';
import { usePhase } from './use-phase.ts';

/** `escape`: the key, or the way back on Android. */
export type DialogCloseReason = 'escape' | 'outside' | 'close-button';

export interface DialogProps {
  /** For `aria-controls` of what opens it. */
  id?: string | undefined;
  /** Only the host changes it. After it became false, closing is drawn for `closingMs`. */
  open: boolean;
  /** Asks the host to set `open` to false, and says why. Not called again while it closes. */
  onClose: (reason: DialogCloseReason) => void;
  /** Its name and its heading. */
  title: string;
  /** The title is read aloud only. */
  titleHidden?: boolean | undefined;
  /** Id of an element that says what the dialog is about. */
  describedBy?: string | undefined;
  /** `sheet` rises from the lower edge of a phone, `side` comes from its right edge. Default: `centre`. */
  kind?: 'centre' | 'sheet' | 'side' | undefined;
  /** Length of the closing animation, ms (spec §4: 300). */
  closingMs?: number | undefined;
  /**
   * Something third-party is drawn over the page, such as a captcha: the dialog lets go of
   * focus, outside clicks and Escape until it is gone.
   */
  suspended?: boolean | undefined;
  /** Where the focus goes at first. Default: the first control. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** Where it is drawn. Default: the end of `body`. */
  container?: HTMLElement | null | undefined;
  /** Of the dialog itself, not of the scrim. */
  className?: string | undefined;
  /** Stands on the dialog's upper edge, outside its scrolling part. */
  crown?: ReactNode;
  /** Scrolls when it is higher than the window. */
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
  useCloseWatcher(!closing && !suspended, () => close('escape'));
  // A captcha over the page has the key.
  useEscape(!closing, suspended ? null : () => close('escape'));
  const style = { ...scope.style, '--companion-closing': `${closingMs}ms` } as CSSProperties;

  return (
    <Radix.Root open modal={false}>
      <Radix.Portal container={container ?? null}>
        <div
          ref={setLayer}
          className={classNames(css.layer, css.kinds[kind].layer, scope.className)}
          style={style}
          data-phase={phase}
          // A portal's events go on to React's parents: a form around the dialog would be sent as well.
          onSubmit={(event) => event.stopPropagation()}
        >
          <div className={css.scrim} />
          <Radix.Content
            ref={content}
            className={classNames(css.content, css.kinds[kind].content, className)}
            id={id}
            aria-modal="true"
            aria-describedby={describedBy}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => {
              event.preventDefault();
              // A toast, or another dialog above it, is not the scrim.
              if (layer?.contains(event.target as Node)) close('outside');
            }}
          >
            <FocusScope
              asChild
              loop
              branches={layersBeside}
              trapped={!closing && !suspended}
              onMountAutoFocus={(event) => {
                event.preventDefault();
                focusFirst(content.current, initialFocus?.());
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

/**
 * Focuses the first of these that can have the focus (a disabled or hidden one can't): `wanted`, the controls
 * in order, the close button, the dialog itself.
 */
function focusFirst(dialog: HTMLElement | null, wanted: HTMLElement | null | undefined): void {
  const all = [...(dialog?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const isClose = (element: HTMLElement) => element.classList.contains(css.close);
  const others = all.filter((element) => !isClose(element));
  for (const element of [wanted, ...others, ...all.filter(isClose), dialog]) {
    element?.focus({ preventScroll: true });
    if (element && element === focusedElement()) return;
  }
}
