declare global {
  interface Window {
    /** Remembers the button that was pressed last; `doEarlyPress` ends it. */
    early: ((event: MouseEvent) => void) & { pressed?: HTMLElement | null };
  }
}

/**
 * Until React has the page, on a slow phone seconds after it was seen, its buttons do nothing: the one that was
 * pressed last is remembered for then.
 */
const early: Window['early'] = ({ target }) => {
  early.pressed = (target as Element).closest<HTMLElement>('[type=button]');
};
window.early = early;
addEventListener('click', early, true);

export {};
