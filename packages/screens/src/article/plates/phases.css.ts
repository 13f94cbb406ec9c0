import { fontSize, fontWeight, leading, media, radius, space, vars } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { filled } from './filled.ts';
import { figure, litUp } from './plate.css.ts';

/** The phases of a fight: one line down the side, from what announces a blow to what the answer does. */
export const phases = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: space[3],
  listStyle: 'none',
});
export const phase = style([
  litUp,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'start',
    padding: space[2],
    borderRadius: radius.s,
  },
]);
export const phaseName = style({ fontWeight: fontWeight.medium });
const RAIL = '16px';
export const part = style({
  display: 'grid',
  gridTemplateColumns: `${RAIL} auto minmax(0, 1fr)`,
  columnGap: space[2],
  alignItems: 'baseline',
  paddingBlock: '3px',
  lineHeight: leading.tight,
  '::before': {
    content: '""',
    alignSelf: 'stretch',
    justifySelf: 'center',
    boxSizing: 'border-box',
    inlineSize: '12px',
    marginBlock: '-3px',
    borderInline: `1.5px solid ${vars.color.text}`,
  },
  selectors: {
    '&:first-child::before': { borderBlockStart: `1.5px solid ${vars.color.text}` },
    '&:last-child::before': { borderBlockEnd: `1.5px solid ${vars.color.text}` },
  },
});
export const tell = style({
  '::before': {
    backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.text} 0 1.5px, transparent 1.5px 5px)`,
  },
});
export const window = style({
  fontWeight: fontWeight.strong,
  '::before': { backgroundColor: vars.accent.fill },
  '@media': { [media.forcedColors]: { '::before': filled } },
});
export const damage = style({
  '::before': {
    alignSelf: 'center',
    inlineSize: RAIL,
    blockSize: RAIL,
    clipPath:
      'polygon(50% 0, 61% 30%, 90% 15%, 74% 42%, 100% 55%, 72% 62%, 80% 92%, 54% 73%, 32% 100%, 30% 70%, 0 72%, 22% 50%, 2% 26%, 34% 32%)',
    backgroundColor: vars.color.text,
  },
  '@media': { [media.forcedColors]: { '::before': filled } },
});
export const term = style({
  minInlineSize: '2.4em',
  fontSize: fontSize[13],
  fontWeight: fontWeight.regular,
  color: vars.color.muted,
  selectors: { '&:lang(en)': { minInlineSize: '4em' } },
});
export const value = style({ margin: 0 });
/** One bar for each second. */
export const seconds = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '8px',
  marginBlock: `${space[1]} 2px`,
  backgroundImage: `linear-gradient(to right, ${vars.accent.fill} 4px, transparent 4px)`,
  backgroundSize: '7px 100%',
});

// Quotations begin in the middle of a sentence.
for (const each of [phaseName, value])
  globalStyle(`${figure} ${each}::first-letter`, { textTransform: 'uppercase' });
