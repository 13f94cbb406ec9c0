import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { holdsFocus } from '../../internal/focused-element.ts';
import { HOVER_DELAY_MS } from '../../internal/hover-delay.ts';
import { useCloseWatcher } from '../../internal/use-close-watcher.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { useEvent } from '../../internal/use-event.ts';
import { useWindowFocus } from '../../internal/use-window-focus.ts';
import { nextPopoverState, type PopoverEvent, type PopoverState } from './popover-state.ts';

interface Options
  extends Pick<
    HTMLAttributes<HTMLDivElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > {
  /** Also opens on hover and keyboard focus. */
  openOnHover: boolean;
  /** With it the host decides; without it the popover keeps its state, beginning with `defaultOpen`. */
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Returns props of the trigger and of the element around trigger and panel. */
export function usePopover({
  openOnHover,
  open: openByHost,
  defaultOpen,
  onOpenChange,
  ...host
}: Options) {
  const [ownState, setOwnState] = useState<PopoverState>(defaultOpen ? 'pressed' : 'closed');
  if (openByHost === false && ownState !== 'closed') setOwnState('closed');
  const state = openByHost && ownState === 'closed' ? 'pressed' : ownState;
  const open = openByHost ?? state !== 'closed';
  const send = useEvent((event: PopoverEvent) => {
    const next = nextPopoverState(state, event);
    setOwnState(next);
    const opens = next !== 'closed';
    if (opens !== open) onOpenChange?.(opens);
  });
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const windowFocus = useWindowFocus();
  const isTriggerDown = useRef(false);
  const close = useEvent(() => {
    // The focused element inside the panel will be removed.
    if (holdsFocus(root.current)) trigger.current?.focus();
    send('dismissed');
  });

  const delayed = (event: 'hover.started' | 'hover.ended') => (pointer: PointerEvent) => {
    if (!openOnHover || pointer.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, HOVER_DELAY_MS, event);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useCloseWatcher(open, close);
  useEscape(open, close);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: Event) => {
      // The target of an event from a shadow root is only the host.
      if (root.current && !event.composedPath().includes(root.current)) send('dismissed');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, send]);

  return {
    open,
    close,
    panelId,
    root,
    rootProps: {
      // The panel is inside: the pointer can travel into it (WCAG 1.4.13).
      onPointerEnter: composeHandlers(host.onPointerEnter, delayed('hover.started')),
      onPointerLeave: composeHandlers(host.onPointerLeave, delayed('hover.ended')),
      onFocus: composeHandlers(host.onFocus, (event: FocusEvent) => {
        if (windowFocus.comesWithWindow()) return;
        // Presses on the trigger are handled by `onClick`. A press on the panel may select text.
        const { target } = event;
        if (openOnHover && (target !== trigger.current || target.matches(':focus-visible')))
          send('focus.entered');
      }),
      onBlur: composeHandlers(host.onBlur, (event: FocusEvent) => {
        if (windowFocus.onBlur(event)) return;
        // Safari moves the focus to the document. The click that follows opens or closes.
        if (isTriggerDown.current) return;
        if (!event.currentTarget.contains(event.relatedTarget)) send('focus.left');
      }),
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onMouseDown: ({ button, ctrlKey }: ReactMouseEvent) => {
        // A context menu may take the end of the press. macOS opens it by Control, too.
        if (button !== 0 || ctrlKey) return;
        isTriggerDown.current = true;
        const onMouseUp = () => {
          isTriggerDown.current = false;
        };
        document.addEventListener('mouseup', onMouseUp, { once: true, capture: true });
      },
      onClick: () => {
        clearTimeout(timer.current);
        send('trigger.pressed');
      },
    },
  };
}
