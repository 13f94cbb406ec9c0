import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Toast, ToastStore } from './toast-store.ts';

/**
 * Pauses the timers while the pointer or the focus is on a toast. Removed toasts fire no leave or blur event, so every
 * change of the toasts checks the pointer, and moves a lost focus to the last toast or back to its origin.
 *
 * Returns props of the element around all toasts.
 */
export function usePauseOnHover(store: ToastStore, visible: readonly Toast[]) {
  const container = useRef<HTMLDivElement>(null);
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const focused = useRef<Element>(undefined);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    const at = pointer.current;
    const root = container.current?.getRootNode();
    // The document finds only the host of a shadow root.
    const page = root instanceof ShadowRoot ? root : document;
    if (!at || !container.current?.contains(page.elementFromPoint(at.x, at.y)))
      store.resume('pointer');

    if (!focused.current || (focused.current.isConnected && visible.length > 0)) return;
    focused.current = undefined;
    store.resume('focus');
    const before = cameFrom.current;
    const next = container.current?.querySelector('[data-companion-toast]:last-child') ?? before;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    // `next.focus()` has just set it to `body`.
    cameFrom.current = before;
  }, [store, visible]);

  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    // After a swipe the finger has no position.
    pointer.current = pointerType === 'touch' ? undefined : { x: clientX, y: clientY };
    store.pause('pointer');
  };

  return {
    ref: container,
    onPointerEnter: follow,
    onPointerMove: follow,
    onPointerLeave: () => store.resume('pointer'),
    // Keeps the focus in the field that the visitor types in.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      focused.current = target;
      store.pause('focus');
    },
    onBlur: () => {
      focused.current = undefined;
      store.resume('focus');
    },
  };
}
