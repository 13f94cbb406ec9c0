/** A reply without the marks of its simple Markdown (docs/decisions/059-the-talks-page.md). */
export const plainReply = (text: string): string =>
  text.replace(/\*\*|`|^ {0,3}(#{1,6}|[-*•]) +/gm, '');
