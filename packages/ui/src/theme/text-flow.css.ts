// Not in `type.css.ts`: that file is part of every stylesheet.
import { base } from './style.ts';

/**
 * A short text such as a tagline: lines of similar length that break between phrases. Chinese breaks at punctuation and
 * at zero-width spaces, which the host puts between the phrases of a long clause.
 */
export const tagline = base(
  {
    textWrap: 'balance',
    selectors: {
      '&:lang(zh)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
      '&:lang(ja)': { wordBreak: 'auto-phrase' },
    },
  },
  'tagline',
);

/** Prose of several lines. Japanese is justified: with strict line breaks its ragged edge is deep. */
export const runningText = base(
  { textWrap: 'pretty', selectors: { '&:lang(ja)': { textAlign: 'justify' } } },
  'runningText',
);
