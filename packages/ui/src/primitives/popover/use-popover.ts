import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { useEscape } from '../../internal/use-escape.ts';
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
    // The focused element of the panel is about to be removed.
    if (root.current?.contains(document.activeElement)) trigger.current?.focus();
    send('dismissed');
  }, []);

  const later = (event: 'hover.rested' | 'hover.gone') => (pointer: PointerEvent) => {
    if (!hover || pointer.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, HOVER_DELAY_MS, event);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEscape(open, close);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) send('dismissed');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

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
        // Presses on the trigger have an event of their own; one on the panel may be for selecting text.
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
