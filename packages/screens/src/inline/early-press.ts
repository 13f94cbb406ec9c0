/** React ignores a press on a part whose code is still loading: it is repeated this often, ms. */
const REPEAT_MS = 50;

/** The button of a press. Enter in a field whose key sends is a press of its form's button. `undefined`: no press. */
function pressedBy(event: MouseEvent | KeyboardEvent): HTMLElement | null | undefined {
  const target = event.target as HTMLTextAreaElement;
  if (event.type === 'click')
    return target.closest<HTMLElement>('[type=button],[method=dialog] [type=submit]');
  const { key, shiftKey, isComposing, keyCode } = event as KeyboardEvent;
  // 229: the key belongs to an input method whose composition has just ended (WebKit).
  if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229) return;
  if (target.enterKeyHint !== 'send') return;
  event.preventDefault();
  return target.form?.querySelector<HTMLElement>('[type=submit]') ?? null;
}

/** React has hydrated the element, so it answers a press itself. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/**
 * Before hydration buttons do nothing, for seconds on a slow phone. Remembers the button that was pressed last.
 * @returns how to press it at hydration, until it answers or loses the focus; then `onDone` is called
 */
export function repeatEarlyPress(onDone: () => void): () => void {
  let pressed: HTMLElement | null = null;
  const remember = (event: MouseEvent | KeyboardEvent) => {
    const button = pressedBy(event);
    if (button !== undefined) pressed = button && isHydrated(button) ? null : button;
  };
  addEventListener('click', remember, true);
  addEventListener('keydown', remember, true);
  return () => {
    const button = pressed;
    let isAnswered = false;
    button?.addEventListener('click', () => {
      isAnswered = true;
    });
    // The focus is in the form, on the button or, in Safari, which does not focus a pressed button, on the document.
    const form = button?.closest('[method=dialog]') ?? button;
    const hasFocus = () => {
      const { activeElement } = document;
      return form?.contains(activeElement) || activeElement?.contains(form ?? null);
    };
    const press = () => {
      if (isAnswered || pressed !== button || !hasFocus()) {
        removeEventListener('click', remember, true);
        removeEventListener('keydown', remember, true);
        onDone();
      } else {
        button?.click();
        setTimeout(press, REPEAT_MS);
      }
    };
    press();
  };
}
