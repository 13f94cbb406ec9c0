import { focusRing, fontSize, heading, leading, media, space, vars } from '@companion/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { illustrated, plates } from '../article/article.css.ts';
import { touchLink } from '../layout/touch-link.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A sheet in the column of the companion, who looks over its upper edge. */
export const pane = style({
  gridColumn: '1 / -1',
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  animation: `${rise} 320ms cubic-bezier(.2,.8,.2,1)`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 200ms` } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const kind = style({ margin: 0, fontSize: fontSize[13], color: vars.accent.text });
export const page = style({
  ...touchLink,
  gridColumn: 2,
  gridRow: 1,
  padding: `${space[2]} ${space[1]}`,
  borderRadius: '4px',
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  color: vars.accent.text,
  textUnderlineOffset: '0.24em',
  selectors: focusRing,
});
export const close = style({ gridColumn: 3, gridRow: 1 });
export const title = style([
  heading,
  { gridColumn: '1 / -1', gridRow: 2, paddingInlineEnd: space[3], fontSize: fontSize[22] },
]);

export const text = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[6]} ${space[6]} ${space[12]}`,
  fontSize: fontSize[16],
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
});
// One column, as on phones.
globalStyle(`${text} ${illustrated}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[6],
});
globalStyle(`${text} ${plates}`, { gridColumn: 'auto', gridRow: 'auto' });
globalStyle(`${text} h2`, { fontSize: fontSize[18], marginBlockStart: space[8] });

export const quote = style({
  margin: `0 0 ${space[6]}`,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.accent.text}`,
  color: vars.color.muted,
});
export const loading = style({ display: 'grid', gap: space[3] });
