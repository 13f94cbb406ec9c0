import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { base } from './style.ts';
import { fontSize, fontWeight, leading } from './tokens.ts';

/** System fonts per language: Han glyphs differ between Chinese and Japanese. */
const chinese =
  '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei UI", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC"';
const japanese =
  '"Hiragino Sans", "Yu Gothic UI", "BIZ UDPGothic", "Noto Sans JP", "Noto Sans CJK JP", "Source Han Sans"';

/** Quotes, dashes and dots for English pages. The Latin font has none: Chinese pages take them full-width from the Chinese font. */
const punctuation = '"Bricolage Grotesque Punctuation"';

const stack = (...faces: string[]) =>
  [vars.font.latin, ...faces, 'system-ui, sans-serif'].join(', ');

/** Base of all text. Font and line height follow `lang`. */
export const text = base(
  {
    fontFamily: stack(chinese),
    fontSize: fontSize[16],
    fontWeight: fontWeight.regular,
    lineHeight: leading.cjk,
    color: vars.color.text,
    lineBreak: 'strict',
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    textSizeAdjust: '100%',
    // Missing in the CSS types.
    ...({ textSpacingTrim: 'trim-start', textAutospace: 'normal' } as object),
    selectors: {
      '&:lang(ja)': { fontFamily: stack(japanese), wordBreak: 'auto-phrase' },
      '&:lang(en)': { fontFamily: stack(punctuation, chinese), lineHeight: leading.latin },
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
    selectors: { '&:lang(en)': { letterSpacing: '-0.015em' } },
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
