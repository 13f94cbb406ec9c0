/** `rel` of a script's link until the page is painted, then `modulepreload`. React Router's own links are patched to it. */
export const AFTER_PAINT = 'modulepreload-after-paint';
