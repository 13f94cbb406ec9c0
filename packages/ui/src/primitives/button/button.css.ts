import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing, glow, touchHeight } from '../../theme/mixins.ts';
import { globalStyle, style, variant, variants } from '../../theme/style.ts';
import { control, duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const button = style(
  [
    text,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      margin: 0,
      border: '1px solid transparent',
      borderRadius: vars.radius.full,
      fontWeight: fontWeight.strong,
      lineHeight: leading.tight,
      textAlign: 'center',
      textDecoration: 'none',
      textWrap: 'balance',
      cursor: 'pointer',
      userSelect: 'none',
      touchAction: 'manipulation',
      WebkitTapHighlightColor: 'transparent',
      transition: eased(['background-color', 'border-color', 'scale'], duration.press),
      selectors: {
        ...focusRing,
        '&:active:not([aria-disabled="true"], :disabled)': { scale: '0.97' },
        '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
      },
    },
  ],
  'button',
);

const quietHover = {
  [media.hover]: {
    selectors: {
      '&:hover:not([aria-disabled="true"], :disabled)': { backgroundColor: vars.color.hover },
    },
  },
};

/** Light on the upper edge. */
const shine = 'inset 0 1px 0 oklch(1 0 0 / 0.28)';

export const tones = variants({
  primary: {
    color: vars.color.onEmber,
    backgroundColor: vars.color.ember,
    boxShadow: shine,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': {
            backgroundColor: vars.color.emberHover,
          },
        },
      },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
  accent: {
    color: vars.color.onEmber,
    backgroundColor: vars.accent.fill,
    boxShadow: shine,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': {
            // Another fill could be too near to the text of a brand.
            boxShadow: `${shine}, ${glow(vars.accent.fill)}`,
          },
        },
      },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
  outline: {
    color: vars.color.text,
    backgroundColor: 'transparent',
    borderColor: vars.color.control,
    '@media': quietHover,
  },
  quiet: { color: vars.color.text, backgroundColor: 'transparent', '@media': quietHover },
  danger: {
    color: vars.color.onBad,
    backgroundColor: vars.color.bad,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': { boxShadow: glow(vars.color.bad) },
        },
      },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
});

const disabled = ':is(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))';
globalStyle(`${button}${disabled}`, { color: vars.color.faint }, 'variant');
globalStyle(`${tones.outline}${disabled}`, { borderColor: vars.color.line }, 'variant');
globalStyle(
  `:is(${tones.primary}, ${tones.accent}, ${tones.danger})${disabled}`,
  { backgroundColor: vars.color.raised, borderColor: 'transparent', boxShadow: 'none' },
  'variant',
);

export const sizes = variants({
  s: {
    minBlockSize: control.s,
    paddingBlock: '3px',
    paddingInline: space[3],
    fontSize: fontSize[13],
    '@media': touchHeight(control.s),
  },
  m: {
    minBlockSize: control.m,
    paddingBlock: '6px',
    paddingInline: '20px',
    fontSize: fontSize[14],
    '@media': touchHeight(control.m),
  },
  l: {
    minBlockSize: control.l,
    paddingBlock: '10px',
    paddingInline: '28px',
    fontSize: fontSize[16],
    '@media': touchHeight(control.l),
  },
});

export const fullWidth = variant({ inlineSize: '100%', overflowWrap: 'anywhere' }, 'fullWidth');

export const iconOnly = variant(
  {
    padding: 0,
    aspectRatio: '1',
    flex: 'none',
    '@media': { [media.touch]: { minInlineSize: '44px' } },
  },
  'iconOnly',
);

export const label = style(
  { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space[2] },
  'label',
);

// A word that is longer than its place breaks. In a row, a button still has the room of its longest word.
globalStyle(`:is(${button}, ${label}) > span`, { minInlineSize: 0 });

/** Invisible, but it keeps the width and the accessible name. */
export const busyLabel = variant({ opacity: 0 }, 'busyLabel');

export const busyMark = style(
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  'busyMark',
);
