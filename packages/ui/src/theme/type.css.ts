import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { base } from './style.ts';
import { fontSize, fontWeight, leading } from './tokens.ts';

/** Quotes, dashes and dots for Latin pages. The Latin font has none: Chinese pages take them full-width from the Chinese font. */
const punctuation = '"Bricolage Grotesque Punctuation", "Bricolage Grotesque Punctuation Fallback"';

const stack = (...faces: string[]) =>
  [vars.font.latin, ...faces, 'system-ui, sans-serif'].join(', ');

/** English, and every language but those of Hanzi, kana and Hangul. Without `lang` a page is Chinese. */
const latin = '&:lang(en), [lang] &:not(:lang(zh), :lang(ja), :lang(ko))';

/** What a host's page may set for all of its text. It is inherited, so a layer does not stop it. */
const plain = {
  fontStyle: 'normal',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
} as const;

/** Base of all text. Font and line height follow `lang`. */
export const text = base(
  {
    ...plain,
    fontFamily: stack(vars.font.chinese),
    fontSize: fontSize[16],
    fontWeight: fontWeight.regular,
    lineHeight: leading.cjk,
    color: vars.color.text,
    lineBreak: 'strict',
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
    // One form of digits: the proportional 1 of the Latin font reads like a Roman numeral in dates and counts.
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    textSizeAdjust: '100%',
    // Missing in the CSS types.
    ...({ textSpacingTrim: 'trim-start', textAutospace: 'normal' } as object),
    selectors: {
      '&:lang(ja)': { fontFamily: stack(vars.font.japanese) },
      // Spaces are between its words, and its font is the system's.
      '&:lang(ko)': {
        fontFamily: stack(),
        wordBreak: 'keep-all',
        overflowWrap: 'anywhere',
      },
      [latin]: {
        fontFamily: stack(punctuation, vars.font.chinese),
        lineHeight: leading.latin,
      },
    },
  },
  'text',
);

export const heading = base(
  {
    margin: 0,
    fontWeight: fontWeight.strong,
    lineHeight: leading.heading,
    textWrap: 'balance',
    selectors: {
      '&:lang(en)': { letterSpacing: '-0.015em' },
      '&:lang(ja)': { wordBreak: 'auto-phrase' },
    },
    '@media': {
      // Wide Chinese headings break only at punctuation.
      [media.desktop]: {
        selectors: { '&:lang(zh)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' } },
      },
    },
  },
  'heading',
);

/** Visible only to screen readers. */
export const visuallyHidden = base(
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'visuallyHidden',
);
