/**
 * Lets `/` outside of a field, and Ctrl K or ⌘ K anywhere, focus the search: that of the page before that of the
 * header. Returns a function that ends it.
 */
export function focusOnShortcut(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'));
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
    // Chrome's autofill dispatches a `keydown` without a key.
    if (!isSlash && !((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k')) return;
    // A modal dialog keeps the focus.
    if (document.querySelector('[data-companion-modal], [aria-modal="true"], dialog[open]')) return;
    const field =
      document.querySelector<HTMLInputElement>('main [type="search"]') ??
      document.querySelector<HTMLInputElement>('header [type="search"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
