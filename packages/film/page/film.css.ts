import { fontWeight, leading, text, vars } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Complete font families, so that Hanzi and kana have all weights. */
const chinese = '"Bricolage Grotesque Variable", "Noto Sans SC Variable", sans-serif';
const japanese = '"Bricolage Grotesque Variable", "Noto Sans JP Variable", sans-serif';
const english =
  '"Bricolage Grotesque Variable", "Bricolage Grotesque Punctuation", "Noto Sans SC Variable", sans-serif';

globalStyle('body', { margin: 0, backgroundColor: vars.color.page });
globalStyle('body *', { fontFamily: chinese, willChange: 'auto !important' });
globalStyle('body :lang(ja), body :lang(ja) *', { fontFamily: japanese });
globalStyle('body :lang(en), body :lang(en) *', { fontFamily: english });

export const stage = style([
  text,
  {
    position: 'relative',
    inlineSize: '1280px',
    blockSize: '720px',
    overflow: 'hidden',
    contain: 'strict',
    backgroundColor: vars.color.page,
  },
]);

export const whole = style({ position: 'absolute', inset: 0 });

/** Light from the top left and a dark rim, as in a lens. */
export const lens = style({
  position: 'absolute',
  inset: 0,
  background:
    'radial-gradient(80% 90% at 50% 46%, transparent 55%, oklch(0.09 0.02 270 / 0.5) 100%)',
});

/** `Actor` draws the shadow, because it stays on the ground during a jump. */
export const body = style({ background: 'none !important' });
export const shadow = style({
  position: 'absolute',
  translate: '-50% -50%',
  background:
    'radial-gradient(closest-side, oklch(0.08 0.03 275 / 0.62), oklch(0.08 0.03 275 / 0.4) 55%, transparent)',
});

const grand = {
  margin: 0,
  fontWeight: fontWeight.heavy,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  color: vars.color.text,
} as const;

export const opening = style([
  text,
  {
    ...grand,
    position: 'absolute',
    insetInlineStart: '92px',
    insetBlockStart: '196px',
    fontSize: '124px',
    selectors: {
      '&:lang(en)': { ...grand, fontSize: '118px', letterSpacing: '-0.035em' },
      '&:lang(ja)': { ...grand, fontSize: '118px' },
    },
  },
]);

export const chapter = style([
  text,
  {
    ...grand,
    position: 'absolute',
    insetInlineStart: '92px',
    insetBlockStart: '48px',
    fontSize: '66px',
    selectors: { '&:lang(en)': { ...grand, letterSpacing: '-0.025em' }, '&:lang(ja)': grand },
  },
]);

export const closing = style([
  text,
  {
    ...grand,
    fontSize: '112px',
    selectors: {
      '&:lang(en)': { ...grand, letterSpacing: '-0.035em', fontSize: '118px' },
      '&:lang(ja)': { ...grand, fontSize: '84px' },
    },
  },
]);

export const claim = style([
  text,
  {
    margin: 0,
    fontSize: '28px',
    lineHeight: leading.tight,
    color: vars.color.muted,
    whiteSpace: 'nowrap',
  },
]);

export const logo = style({ zoom: 2 });
// The full name. The header hides a part of it at this width.
globalStyle(`${logo} span span`, { display: 'inline !important' });

export const glyph = style({ display: 'inline-block', whiteSpace: 'pre' });

export const bubble = style([
  text,
  {
    position: 'absolute',
    inlineSize: 'max-content',
    maxInlineSize: '304px',
    padding: '15px 24px 17px',
    borderRadius: '24px',
    backgroundColor: 'oklch(0.225 0.022 265 / 0.97)',
    border: `1px solid ${vars.color.line}`,
    boxShadow: `inset 0 1px 0 ${vars.color.edge}, 0 18px 44px -14px ${vars.color.shade}`,
    fontSize: '29px',
    fontWeight: fontWeight.medium,
    lineHeight: 1.42,
    selectors: { '&:lang(en)': { fontSize: '28px', lineHeight: 1.35 } },
  },
]);
export const own = style({
  color: vars.color.onEmber,
  backgroundColor: vars.color.ember,
  borderColor: 'transparent',
  selectors: { [`${bubble}&`]: { color: vars.color.onEmber } },
});
/** One clause a line. */
export const clause = style({ display: 'block' });

export const tails = {
  left: style({ borderEndStartRadius: '6px', transformOrigin: '0 100%' }),
  right: style({ borderEndEndRadius: '6px', transformOrigin: '100% 100%' }),
  down: style({ transformOrigin: '50% 100%' }),
};
/** Moves the corner with the tail to the given position. */
export const anchors = {
  left: 'translate(0, -100%)',
  right: 'translate(-100%, -100%)',
  down: 'translate(-50%, -100%)',
};

export const plank = style({
  position: 'absolute',
  background: 'linear-gradient(oklch(0.5 0.075 54), oklch(0.4 0.065 50))',
  boxShadow: '0 16px 30px -6px oklch(0.08 0.02 270 / 0.7), inset 0 2px 0 oklch(0.62 0.08 58)',
});

export const cover = style({
  position: 'absolute',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  boxShadow: '0 24px 50px -18px oklch(0.06 0.02 270 / 0.9)',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow:
        'inset 0 1.5px 0 oklch(0.97 0.03 80 / 0.35), inset 0 0 0 1px oklch(0.97 0.03 80 / 0.1)',
    },
  },
});

export const coverName = style([
  text,
  {
    position: 'absolute',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontSize: '22px',
    fontWeight: fontWeight.strong,
    lineHeight: 1.2,
  },
]);
