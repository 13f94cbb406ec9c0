import { focusRing, fontSize, fontWeight, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../layout/one-column.ts';

/** Windows with room for the contents beside text and plates. */
export const wide = '(min-width: 1360px)';

export const beside = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '96px',
      gridColumn: 1,
      gridRow: '2 / span 2',
      maxBlockSize: 'calc(100vh - 128px)',
      overflowY: 'auto',
      // Room for the focus ring, which the scrolling box would cut off.
      padding: space[1],
      margin: `-${space[1]}`,
    },
    [media.print]: { display: 'none' },
  },
});
export const title = style({
  margin: `0 0 ${space[2]}`,
  paddingInlineStart: space[3],
  fontSize: fontSize[13],
  color: vars.color.faint,
});

export const above = style({
  gridColumn: '1 / -1',
  marginBlockEnd: space[8],
  maxInlineSize: '40em',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [wide]: { display: 'none' },
    [oneColumn]: { marginBlockEnd: `calc(-1 * ${space[6]})` },
    [media.print]: { display: 'none' },
  },
});
export const summary = style({
  minBlockSize: '44px',
  alignContent: 'center',
  fontSize: fontSize[14],
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: focusRing,
});

export const links = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'block',
  paddingBlock: '6px',
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.line}`,
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  textWrap: 'balance',
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    ...focusRing,
    '&[aria-current]': {
      borderColor: vars.accent.text,
      color: vars.color.text,
      fontWeight: fontWeight.medium,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.accent.text } } },
    [media.touch]: { minBlockSize: '44px', paddingBlock: '12px', boxSizing: 'border-box' },
  },
});
