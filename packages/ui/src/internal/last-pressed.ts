let pressed: WeakRef<Element> | undefined;

const takesFocus = (target: EventTarget): target is Element =>
  target instanceof Element && target.matches('a[href], button, [tabindex]');

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      // Also in a shadow root, where the target is only the host.
      const element = event.composedPath().find(takesFocus);
      pressed = element && new WeakRef(element);
    },
    { capture: true },
  );
}

/** The control of the last press since this module was loaded. Safari does not focus a pressed button. */
export const lastPressed = (): Element | null => pressed?.deref() ?? null;
