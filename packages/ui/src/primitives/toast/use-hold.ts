import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Toast, ToastStore } from './toast-store.ts';

/**
 * Timers pause while the pointer or the focus is on a toast. A toast that is removed under them sends no leave
 * or blur event: so whenever the toasts change, the pointer is looked up, and a lost focus goes to the next toast,
 * or after the last one back to where it came from.
 *
 * Returns props for the element around all toasts.
 */
export function useHold(store: ToastStore, visible: readonly Toast[]) {
  const around = useRef<HTMLDivElement>(null);
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const focused = useRef<Element>(undefined);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    const at = pointer.current;
    if (!at || !around.current?.contains(document.elementFromPoint(at.x, at.y)))
      store.resume('pointer');

    if (!focused.current || (focused.current.isConnected && visible.length > 0)) return;
    focused.current = undefined;
    store.resume('focus');
    const before = cameFrom.current;
    const next = around.current?.querySelector('[data-companion-toast]:last-child') ?? before;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    // The focus event above came from `body`, where the lost focus was.
    cameFrom.current = before;
  }, [store, visible]);

  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    // A finger that swiped a toast away has no position any more.
    pointer.current = pointerType === 'touch' ? undefined : { x: clientX, y: clientY };
    store.pause('pointer');
  };

  return {
    ref: around,
    onPointerEnter: follow,
    onPointerMove: follow,
    onPointerLeave: () => store.resume('pointer'),
    // A press does not move the focus, so that typing continues.
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
