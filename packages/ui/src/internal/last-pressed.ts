let pressed: readonly WeakRef<Element>[] = [];

const takesFocus = (target: EventTarget): target is Element =>
  target instanceof Element && target.matches('a[href], button, [tabindex]');

// At import: a dialog may be mounted by the press that opens it.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      // Also in a shadow root, where the target is only the host.
      const element = event.composedPath().find(takesFocus);
      pressed = element ? withControls(element).map((control) => new WeakRef(control)) : [];
    },
    { capture: true },
  );
}

/** The element, and the controls of the popups around it: the press may close a popup, and the element goes with it. */
function withControls(element: Element): Element[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const popups = [...root.querySelectorAll('[aria-expanded="true"][aria-controls]')].map(
    (control) => ({
      control,
      popup: root.getElementById(control.getAttribute('aria-controls') ?? ''),
    }),
  );
  // A set: two panes may have the controls of each other.
  const found = new Set<Element>();
  let inner: Element | undefined = element;
  while (inner && !found.has(inner)) {
    found.add(inner);
    inner = popups.find(({ popup }) => popup?.contains(inner ?? null))?.control;
  }
  return [...found];
}

/**
 * The control of the last press since this module was loaded, and the controls of the popups around it, innermost first.
 * Safari does not focus a pressed button.
 */
export const lastPressed = (): Element[] => pressed.flatMap((control) => control.deref() ?? []);
