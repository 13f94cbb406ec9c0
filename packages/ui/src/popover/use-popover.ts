import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { onEscape } from '../internal/escape-stack.ts';
import { nextPopoverState } from './popover-state.ts';

/** How long the pointer rests before a popover opens, and may be away before it closes, ms. */
export const HOVER_DELAY_MS = 150;

interface Options {
  /** Also opens under a resting pointer and on keyboard focus. */
  hover: boolean;
}

/** Handlers for the element around trigger and panel, and for the trigger. */
export function usePopover({ hover }: Options) {
  const [state, send] = useReducer(nextPopoverState, 'closed');
  const open = state !== 'closed';
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    // What has the focus in the panel is about to go.
    if (root.current?.contains(document.activeElement)) trigger.current?.focus();
    send('dismissed');
  }, []);

  const later = (event: 'hover.rested' | 'hover.gone') => (pointer: PointerEvent) => {
    if (!hover || pointer.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, HOVER_DELAY_MS, event);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const stopListening = onEscape((event) => {
      event.preventDefault();
      close();
      return true;
    });
    const onPointerDown = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) send('dismissed');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      stopListening();
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, close]);

  return {
    open,
    close,
    panelId,
    rootProps: {
      ref: root,
      // The panel is inside: the pointer can travel into it (WCAG 1.4.13).
      onPointerEnter: later('hover.rested'),
      onPointerLeave: later('hover.gone'),
      onFocus: (event: FocusEvent) => {
        // A press on the trigger is told by itself; one on the panel is to mark words, say.
        const { target } = event;
        if (hover && (target !== trigger.current || target.matches(':focus-visible')))
          send('focus.came');
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send('focus.left');
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick: () => {
        clearTimeout(timer.current);
        send('trigger.pressed');
      },
    },
  };
}
