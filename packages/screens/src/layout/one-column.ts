/**
 * Windows in which a second column beside a text is too narrow to read: also phones in landscape, which have the mobile
 * pages. Desktop pages are wider (spec §2).
 */
export const oneColumn = '(max-width: 1023px)';
