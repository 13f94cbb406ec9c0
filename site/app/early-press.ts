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
  const press = () => {
    // The button has the focus, or, in Safari, which gives a pressed button none, the document has.
    if (
      isHeard ||
      early.pressed !== pressed ||
      !document.activeElement?.contains(pressed ?? null)
    ) {
      removeEventListener('click', early, true);
      early.pressed = null;
    } else {
      pressed?.click();
      setTimeout(press, AGAIN_MS);
    }
  };
  press();
}
