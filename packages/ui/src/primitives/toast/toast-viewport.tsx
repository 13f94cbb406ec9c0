import * as Radix from '@radix-ui/react-toast';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import { CircleCheck, CircleExclamationPoint, Info, X } from '../icon/index.ts';
import { useHydrated } from '../use-hydrated/index.ts';
import { toastMessages } from './messages.ts';
import * as css from './toast.css.ts';
import { type PauseReason, type Toast, type ToastStore, toasts } from './toast-store.ts';
import { useHold } from './use-hold.ts';

/** Goes to the toasts. */
const HOTKEY = 'F8';

const marks = { success: CircleCheck, error: CircleExclamationPoint, info: Info } as const;

export interface ToastViewportProps {
  /** Where its toasts are. Default: `toasts`, the store that `toast` writes to. */
  store?: ToastStore | undefined;
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | undefined;
}

/** Draws the toasts; nothing on a server. */
export function ToastViewport(props: ToastViewportProps) {
  return useHydrated() ? <Toasts {...props} /> : null;
}

/** Radix does the swiping; time and order are the store's alone. */
function Toasts({ store = toasts, container }: ToastViewportProps) {
  const text = useText();
  const scope = usePopupScope();
  const { visible } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const hold = useHold(store, visible);
  useTime(store);
  // spec §4: the toast with the focus, else the newest; after any dialog.
  useEscape(
    visible.length > 0,
    () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-companion-toast]');
      const id = focused ? Number(focused.dataset['companionToast']) : visible.at(-1)?.id;
      if (id !== undefined) store.close(id);
    },
    { patient: true },
  );

  return createPortal(
    <div
      className={classNames(css.layer, scope.className)}
      style={scope.style}
      data-companion-layer=""
      {...hold}
    >
      <Radix.Provider
        duration={Number.POSITIVE_INFINITY}
        swipeDirection="up"
        label={text(toastMessages.one)}
      >
        {visible.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => store.close(toast.id)} />
        ))}
        <Radix.Viewport
          className={css.viewport}
          label={text(toastMessages.region, { hotkey: HOTKEY })}
          hotkey={[HOTKEY]}
        />
      </Radix.Provider>
    </div>,
    container ?? document.body,
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const text = useText();
  const Mark = marks[toast.tone];
  return (
    <Radix.Root
      open
      duration={Number.POSITIVE_INFINITY}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onEscapeKeyDown={(event) => event.preventDefault()}
      data-companion-toast={toast.id}
      className={classNames(css.toast, css.tones[toast.tone])}
    >
      <Mark className={css.mark} size={18} />
      {/* Radix would announce it a second time, in a region that an open dialog hides. */}
      <Radix.Title className={css.message} data-radix-toast-announce-exclude="">
        {toast.message}
      </Radix.Title>
      <button
        type="button"
        className={css.close}
        aria-label={text(toastMessages.close)}
        data-radix-toast-announce-exclude=""
        onClick={onClose}
      >
        <X size={16} />
      </button>
    </Radix.Root>
  );
}

/** Time runs only while somebody can read them: once they are drawn, and while the window is in front. */
function useTime(store: ToastStore): void {
  useEffect(() => store.attach(), [store]);
  useEffect(() => {
    if (document.hidden) store.pause('hidden');
    const follow = (target: EventTarget, event: string, reason: PauseReason, on: () => boolean) => {
      const update = () => (on() ? store.pause(reason) : store.resume(reason));
      target.addEventListener(event, update);
      return () => target.removeEventListener(event, update);
    };
    const stops = [
      follow(document, 'visibilitychange', 'hidden', () => document.hidden),
      follow(window, 'blur', 'window', () => true),
      follow(window, 'focus', 'window', () => false),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const reason of ['hidden', 'window', 'pointer', 'focus'] as const) store.resume(reason);
    };
  }, [store]);
}
