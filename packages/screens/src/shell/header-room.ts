/** Height of the desktop header (ui: `DesktopHeader`). */
export const desktopHeader = '72px';

/** Room for the sticky header of a page, and a little more. Headers grow with the text size. */
export const headerRoom = 'calc(60px + 3rem + env(safe-area-inset-top))';
