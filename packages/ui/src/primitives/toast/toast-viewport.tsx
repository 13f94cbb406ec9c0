import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Radix from '@radix-ui/react-toast';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { focusedElement } from '../../internal/focused-element.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import { CircleCheck, CircleExclamationPoint, Info, X } from '../icon/index.ts';
import { useHydrated } from '../use-hydrated/index.ts';
import { toastMessages } from './messages.ts';
import * as css from './toast.css.ts';
import { type PauseReason, type Toast, type ToastStore, toasts } from './toast-store.ts';
import { usePauseOnHover } from './use-pause-on-hover.ts';

/** Key that moves the focus to the toasts. */
const HOTKEY = 'F8';

const marks = { success: CircleCheck, error: CircleExclamationPoint, info: Info } as const;

export interface ToastViewportProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Store of the toasts. Default: `toasts`, the store of `toast`. */
  store?: ToastStore | undefined;
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | undefined;
}

/** Shows the toasts. Renders nothing on a server. */
export const ToastViewport = forwardRef<HTMLDivElement, ToastViewportProps>(
  function ToastViewport(props, ref) {
    return useHydrated() ? <Toasts {...props} ref={ref} /> : null;
  },
);

/** Radix handles the swipe; the store owns timers and order (docs/decisions/020-toasts.md). */
const Toasts = forwardRef<HTMLDivElement, ToastViewportProps>(function Toasts(
  {
    store = toasts,
    container,
    className,
    style,
    onPointerEnter,
    onPointerMove,
    onPointerLeave,
    onMouseDown,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const text = useText();
  const scope = usePopupScope();
  // `ToastAnnouncer` announces. Radix would add an assertive region for each toast, with the word of `label` alone.
  const [nowhere] = useState(() => document.createElement('div'));
  const { visible } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const pauseHandlers = usePauseOnHover(store, visible);
  useVisibilityPause(store);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the toasts inside
    <div
      {...scope}
      {...rest}
      ref={useComposedRefs(pauseHandlers.ref, ref)}
      className={classNames(css.layer, scope.className, className)}
      style={{ ...scope.style, ...style }}
      data-companion-layer=""
      onPointerEnter={composeHandlers(onPointerEnter, pauseHandlers.onPointerEnter)}
      onPointerMove={composeHandlers(onPointerMove, pauseHandlers.onPointerMove)}
      onPointerLeave={composeHandlers(onPointerLeave, pauseHandlers.onPointerLeave)}
      onMouseDown={composeHandlers(onMouseDown, pauseHandlers.onMouseDown)}
      onFocus={composeHandlers(onFocus, pauseHandlers.onFocus)}
      onBlur={composeHandlers(onBlur, pauseHandlers.onBlur)}
    >
      <Radix.Provider
        duration={Number.POSITIVE_INFINITY}
        swipeDirection="up"
        label={text(toastMessages.one)}
        announcerContainer={nowhere}
      >
        {visible.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onClose={() => store.close(toast.id)}
            onEscape={() => store.close(focusedToast() ?? toast.id)}
          />
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
});

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  onEscape: () => void;
}

function ToastCard({ toast, onClose, onEscape }: ToastCardProps) {
  const text = useText();
  // Each toast is a layer (spec §4): it closes before what was open when it came.
  useEscape(true, onEscape);
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
      {/* `ToastAnnouncer` announces it already. */}
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

/** Id of the toast that has the focus. */
function focusedToast(): number | undefined {
  const card = focusedElement()?.closest<HTMLElement>('[data-companion-toast]');
  return card ? Number(card.dataset['companionToast']) : undefined;
}

/** Timers run only while this viewport is mounted and the window is visible and not known to have lost the focus. */
function useVisibilityPause(store: ToastStore): void {
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
      // The window also loses the focus to a frame of the page.
      follow(window, 'blur', 'window', () => !document.hasFocus()),
      follow(window, 'focus', 'window', () => false),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const reason of ['hidden', 'window', 'pointer', 'focus'] as const) store.resume(reason);
    };
  }, [store]);
}
