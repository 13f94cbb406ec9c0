/**
 * Windows in which a second column beside a text is too narrow to read: also phones in landscape, which have the mobile
 * pages. A text keeps its measure there: a desktop page is wider than such a window (spec §2).
 */
export const oneColumn = '(max-width: 1023px)';
