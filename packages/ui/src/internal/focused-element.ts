/** The focused element, also in a shadow root. `document.activeElement` is then only the host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether the element or something in it has the focus, also in the shadow root of a web component. */
export function holdsFocus(element: Element | null | undefined): boolean {
  if (!element) return false;
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return element.contains(activeElement);
}
