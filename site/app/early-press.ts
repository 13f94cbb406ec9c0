/** How long until the next try, ms. */
const AGAIN_MS = 50;

/**
 * React has the page: does what was pressed before (head-scripts/early-press.ts), unless the focus moved on.
 * React withholds a press from a button in a part that it does not have yet, such as one whose code is on
 * its way: it is repeated until the button hears it, or the visitor presses elsewhere.
 */
export function doEarlyPress(): void {
  const { early } = window;
  const { pressed } = early;
  let isHeard = false;
  pressed?.addEventListener('click', () => {
    isHeard = true;
  });
  // The field has the focus, or the button, or, in Safari, which gives a pressed button none, the document.
  const place = pressed?.closest('[method=dialog]') ?? pressed;
  const hasFocus = () => {
    const { activeElement } = document;
    return place?.contains(activeElement) || activeElement?.contains(place ?? null);
  };
  const press = () => {
    if (isHeard || early.pressed !== pressed || !hasFocus()) {
      removeEventListener('click', early, true);
      removeEventListener('keydown', early, true);
      early.pressed = null;
    } else {
      pressed?.click();
      setTimeout(press, AGAIN_MS);
    }
  };
  press();
}
