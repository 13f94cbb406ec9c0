import type { KeyboardEvent } from 'react';
import { focusedElement, holdsFocus } from './focused-element.ts';

/** Selector of what Tab may reach in a popup. */
export const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Focuses the first element that can have the focus. */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[]): void {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (holdsFocus(element)) return;
  }
}

const isTabbable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility !== 'hidden';

/**
 * Moves the focus from the last control to the first one and back, in a shadow root. Elsewhere Radix does it. Radix
 * compares `document.activeElement`, which is only the host of a shadow root.
 */
export function loopFocusInShadowRoot(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey) return;
  if (!(currentTarget.getRootNode() instanceof ShadowRoot)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(controls)].filter(isTabbable);
  const [from, to] = shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (focusedElement() !== from) return;
  event.preventDefault();
  to?.focus({ preventScroll: true });
}
