/** The pattern that matches just this text, for a regular expression. */
export const literal = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
