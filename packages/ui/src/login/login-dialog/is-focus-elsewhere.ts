/** Whether the focus is beside the element: not in it, nor in what surrounds it, such as a dialog. */
export function isFocusElsewhere(element: HTMLElement): boolean {
  // `document.activeElement` is only the host of a shadow root.
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  const focused = activeElement ?? document.activeElement;
  if (!focused || focused === document.body) return false;
  return !element.contains(focused) && !focused.contains(element);
}
