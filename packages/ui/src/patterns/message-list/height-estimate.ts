import type { ChatMessage, MessageCitation } from './message-list.tsx';
import { TIME_GAP_MS } from './message-row.tsx';

/** Estimated height of a row, px, from its message and the message before it. */
export type HeightEstimate = (message: ChatMessage, before: ChatMessage | undefined) => number;

// Sizes in px. They must agree with `message-row.css.ts`.
const FONT_SIZE = 16;
const ABOVE = 24;
const ABOVE_JOINED = 8;
const TIME_LINE = 18 + 24;
const PARAGRAPH_GAP = 8;
const WORDS_PADDING = 4;
const BUBBLE_PADDING = 20;
const BUBBLE_INSET = 32;
const FACE_AND_GAP = 48;
const META = { mouse: 2 + 32, touch: 2 + 44 };
const CARDS_GAP = 2 + 8;
const CARD = 44;
/** What a quote of one line adds to a card, and its padding and border. */
const QUOTE = 4 + 20 - 6;
const QUOTE_LINE = 20;
const QUOTE_FONT_SIZE = 13;
const CARD_INSET = 26;
/** Line lengths, em. */
const WORDS_MEASURE = 36;
const BUBBLE_MEASURE = 30;
const BUBBLE_SHARE = 0.85;
const LATIN_LEADING = 25.6;
const CJK_LEADING = 28;

const NEWLINE = 10;
const FIRST_WIDE = 0x1100;
const LATIN_WIDTH = 0.5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Estimates row heights before rendering. A wrong estimate costs a frame, which corrects the layout. */
export function heightEstimate(
  locale: string,
  width: number,
  pointer: keyof typeof META,
): HeightEstimate {
  const leading = locale.startsWith('en') ? LATIN_LEADING : CJK_LEADING;
  const wordsEms = Math.min(WORDS_MEASURE, (width - FACE_AND_GAP) / FONT_SIZE);
  const bubbleEms =
    (Math.min(BUBBLE_MEASURE * FONT_SIZE, width * BUBBLE_SHARE) - BUBBLE_INSET) / FONT_SIZE;
  // One time-zone offset for all messages: asking every date would dominate the cost.
  const offset = new Date().getTimezoneOffset() * 60_000;
  const dayOf = (at: number) => Math.floor((at - offset) / DAY_MS);
  const cardEms = (wordsEms * FONT_SIZE - CARD_INSET) / QUOTE_FONT_SIZE;
  const cardHeight = ({ quote }: MessageCitation) =>
    quote === undefined
      ? CARD
      : CARD + QUOTE + (textHeight(quote, cardEms, QUOTE_LINE) > QUOTE_LINE ? QUOTE_LINE : 0);
  return ({ author, text, sentAt, state, citations }, before) => {
    const hasLine =
      !before || sentAt - before.sentAt >= TIME_GAP_MS || dayOf(sentAt) !== dayOf(before.sentAt);
    const joined = before?.author === author && !hasLine;
    const above = (joined ? ABOVE_JOINED : ABOVE) + (hasLine ? TIME_LINE : 0);
    const content =
      author === 'visitor'
        ? BUBBLE_PADDING +
          textHeight(text, bubbleEms, LATIN_LEADING) +
          (state === 'sending' || state === 'failed' ? META[pointer] : 0)
        : WORDS_PADDING +
          textHeight(text, wordsEms, leading) +
          (state === 'speaking' ? 0 : META[pointer]) +
          (citations ?? []).reduce((sum, citation) => sum + CARDS_GAP + cardHeight(citation), 0);
    // Measured heights are whole numbers.
    return Math.round(above + content);
  };
}

function textHeight(text: string, ems: number, leading: number): number {
  let height = leading;
  let used = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) {
      height += used === 0 ? PARAGRAPH_GAP : leading;
      used = 0;
    } else {
      const width = code < FIRST_WIDE ? LATIN_WIDTH : 1;
      used += width;
      if (used > ems) {
        height += leading;
        used = width;
      }
    }
  }
  return height;
}
