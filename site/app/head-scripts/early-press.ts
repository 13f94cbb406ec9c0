declare global {
  interface Window {
    /** Remembers the button that was pressed last; `doEarlyPress` ends it. */
    early: ((event: MouseEvent | KeyboardEvent) => void) & { pressed?: HTMLElement | null };
  }
}

/**
 * Until React has the page, on a slow phone seconds after it was seen, its buttons do nothing: the one that was
 * pressed last is remembered for then. Enter in a field whose key sends is the press of its form's button.
 */
const early: Window['early'] = (event) => {
  const target = event.target as HTMLTextAreaElement;
  if (event.type === 'click') {
    early.pressed = target.closest<HTMLElement>('[type=button],[method=dialog] [type=submit]');
    return;
  }
  const { key, shiftKey, isComposing, keyCode } = event as KeyboardEvent;
  // 229: an input method's, after its composition has ended (WebKit).
  if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229) return;
  if (target.enterKeyHint !== 'send') return;
  event.preventDefault();
  early.pressed = target.form?.querySelector<HTMLElement>('[type=submit]') ?? null;
};
window.early = early;
addEventListener('click', early, true);
addEventListener('keydown', early, true);

export {};
