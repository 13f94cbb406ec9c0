/** A field as web components have it: in a shadow root, to which the element hands the focus on. */
export function WebField() {
  return <div ref={attach} data-testid="web-field" />;
}

function attach(host: HTMLElement | null): void {
  if (!host || host.shadowRoot) return;
  const field = document.createElement('input');
  field.ariaLabel = 'field of a web component';
  host.attachShadow({ mode: 'open', delegatesFocus: true }).append(field);
}
