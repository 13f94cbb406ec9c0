import type { FocusEvent, KeyboardEvent } from 'react';
import { focusedElement } from '../../internal/focused-element.ts';
import { isShortcut } from '../../internal/shortcut.ts';

/*
 * In a shadow root the focus is moved here, elsewhere by Radix: it compares `document.activeElement`, which is only the
 * host of a shadow root, and so goes past every item to the last one.
 */

const isInShadowRoot = (menu: Element) => menu.getRootNode() instanceof ShadowRoot;

const itemsOf = (menu: Element) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])'),
];

/** Focuses the first item of a menu that was opened by keyboard. */
export function focusFirstInShadowRoot(event: FocusEvent<HTMLElement>): void {
  const { target, currentTarget: menu, relatedTarget } = event;
  if (target !== menu || menu.contains(relatedTarget) || !isInShadowRoot(menu)) return;
  if (!menu.matches(':focus-visible')) return;
  event.preventDefault();
  itemsOf(menu)[0]?.focus({ preventScroll: true });
}

export function moveFocusInShadowRoot(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu } = event;
  if (isShortcut(event) || !isInShadowRoot(menu)) return;
  const items = itemsOf(menu);
  const from = items.indexOf(focusedElement() as HTMLElement);
  const to = new Map([
    ['ArrowDown', (from + 1) % items.length],
    ['ArrowUp', Math.max(from, 0) - 1],
    ['Home', 0],
    ['PageUp', 0],
    ['End', -1],
    ['PageDown', -1],
  ]).get(key);
  if (to === undefined) return;
  event.preventDefault();
  items.at(to)?.focus();
}
