const segmenter = new Intl.Segmenter();

/** Where the character that holds this UTF-16 unit begins. A character is what the reader sees as one. */
export const characterStart = (text: string, at: number): number =>
  segmenter.segment(text).containing(at)?.index ?? text.length;

/** At most `most` UTF-16 units of a text. No character is cut in two. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, characterStart(text, most));
