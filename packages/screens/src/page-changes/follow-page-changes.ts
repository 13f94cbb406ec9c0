import './page-changes.css.ts';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [tabindex]';

/** While a page changes, the browser gives each press to the root (CSS View Transitions). */
const isOfChange = ({ target }: Event) => target === document.documentElement;

function controlAt(event: PointerEvent): HTMLElement | null {
  const { target, clientX, clientY } = event;
  const element = isOfChange(event) ? document.elementFromPoint(clientX, clientY) : target;
  return element instanceof Element ? element.closest<HTMLElement>(CONTROLS) : null;
}

function endChange(): void {
  const change = document.activeViewTransition;
  change?.ready.catch(() => {});
  change?.skipTransition();
}

/**
 * Pages change by view transitions. A press ends the change, and the control at its place gets it.
 * @returns how to stop.
 */
export function followPageChanges(): () => void {
  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  /** The control under a press that has not ended. */
  let pressed: HTMLElement | null = null;
  /** The control of the last click. */
  let clicked: HTMLElement | null = null;

  const press = (event: PointerEvent) => {
    if (isOfChange(event)) endChange();
    pressed = controlAt(event);
  };

  const click = (event: PointerEvent) => {
    const control = pressed;
    const before = clicked;
    // A click of the keyboard, of a label or of ours has no press.
    if (!control) return;
    pressed = null;
    clicked = control;
    // The second press of a double click is meant for what was there before.
    if (!isOfChange(event) || (event.detail > 1 && control !== before)) return;
    endChange();
    // It may have ended elsewhere, or another page may have come.
    if (controlAt(event) !== control) return;
    control.focus({ preventScroll: true });
    control.dispatchEvent(new PointerEvent('click', event));
  };

  /** Routers leave the promise of a skipped change unhandled. A skipped change is no error. */
  const ignoreSkipped = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    // Each browser has words of its own.
    if (reason instanceof DOMException && /transition/i.test(reason.message))
      event.preventDefault();
  };

  window.addEventListener('pointerdown', press, listening);
  window.addEventListener('click', click, listening);
  window.addEventListener('unhandledrejection', ignoreSkipped, listening);
  return () => stop.abort();
}
