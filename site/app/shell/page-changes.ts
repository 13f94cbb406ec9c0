/** The router leaves the promise of a skipped view transition unhandled. A skipped transition is no error. */
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.includes('Transition was'))
    event.preventDefault();
});

const root = document.documentElement;
let pressed: EventTarget | null = null;

/**
 * While a page changes, the browser gives each press to the root (CSS View Transitions). A press ends the change, and
 * what lies at its place gets it.
 */
function targetOf({ target, clientX, clientY }: PointerEvent): EventTarget | null {
  if (target !== root) return target;
  document.activeViewTransition?.skipTransition();
  return document.elementFromPoint(clientX, clientY);
}

window.addEventListener(
  'pointerdown',
  (event) => {
    pressed = targetOf(event);
  },
  { capture: true },
);

root.addEventListener('click', (event) => {
  if (event.target !== root) return;
  const target = targetOf(event);
  // A press that ends elsewhere is no click. Nor is one whose place holds another page's content by now.
  if (target === root || target !== pressed) return;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  target?.dispatchEvent(new PointerEvent('click', event));
});
