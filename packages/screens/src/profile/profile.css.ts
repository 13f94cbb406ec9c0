import {
  floating,
  fontSize,
  fontWeight,
  heading,
  media,
  space,
  text,
  vars,
  visuallyHidden,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { main } from '../layout/main.ts';

export const page = style([
  text,
  {
    ...main,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[8],
    minBlockSize: 'calc(100svh - 72px)',
    padding: `${space[12]} ${space[4]}`,
  },
]);

export const title = style([visuallyHidden, {}]);

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 560px)',
  padding: space[8],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(70% 90% at 20% 20%, ${vars.accent.light}, transparent)`,
  boxShadow: floating,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
    },
  },
});
export const stage = style({});
export const words = style({ display: 'grid', gap: space[1] });
export const member = style({
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  color: vars.color.emberText,
  letterSpacing: '0.08em',
});
export const name = style([heading, { fontSize: fontSize[28], overflowWrap: 'anywhere' }]);
export const facts = style({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[3],
  fontSize: fontSize[14],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
});
