type Listener = ((event: MouseEvent) => void) & { pressed?: HTMLElement | null };

declare global {
  interface Window {
    early: Listener;
  }
}

/**
 * Runs in the head. Until React has the page, on a slow phone seconds after it was seen, its buttons do
 * nothing: the one that was pressed last is kept for then.
 */
export const earlyPressScript = `addEventListener('click',window.early=e=>{early.pressed=e.target.closest('[type=button]')},true)`;

/** React has the page: does what was pressed before, unless the visitor went on elsewhere meanwhile. */
export function doEarlyPress(): void {
  const { early } = window;
  removeEventListener('click', early, true);
  const { pressed } = early;
  early.pressed = null;
  // It has the focus itself, or in Safari, which gives a pressed button none, the document has.
  if (pressed?.isConnected && document.activeElement?.contains(pressed)) pressed.click();
}
