/** The router leaves the promise of a skipped view transition unhandled. A skipped transition is no error. */
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  // Each browser has words of its own.
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

const root = document.documentElement;
const CONTROLS = 'a, button, input, select, textarea, label, summary, [tabindex]';

/** The control under a press that has not ended. */
let pressed: HTMLElement | null = null;
/** The control of the last click. */
let clicked: HTMLElement | null = null;

/** While a page changes, the browser gives each press to the root (CSS View Transitions). */
function controlAt({ target, clientX, clientY }: PointerEvent): HTMLElement | null {
  const element = target === root ? document.elementFromPoint(clientX, clientY) : target;
  return element instanceof Element ? element.closest<HTMLElement>(CONTROLS) : null;
}

function endChange(): void {
  const change = document.activeViewTransition;
  change?.ready.catch(() => {});
  change?.skipTransition();
}

window.addEventListener(
  'pointerdown',
  (event) => {
    if (event.target === root) endChange();
    pressed = controlAt(event);
  },
  { capture: true },
);

/** A press ends the change, and the control at its place gets it. */
window.addEventListener(
  'click',
  (event) => {
    const control = pressed;
    const before = clicked;
    // A click of the keyboard, of a label or of ours has no press.
    if (!control) return;
    pressed = null;
    clicked = control;
    // The second press of a double click is meant for what was there before.
    if (event.target !== root || (event.detail > 1 && control !== before)) return;
    endChange();
    // It may have ended elsewhere, or another page may have come.
    if (controlAt(event) !== control) return;
    control.focus({ preventScroll: true });
    control.dispatchEvent(new PointerEvent('click', event));
  },
  { capture: true },
);
