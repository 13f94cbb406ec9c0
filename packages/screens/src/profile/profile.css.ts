import {
  elevation2,
  fontSize,
  fontWeight,
  gutter,
  heading,
  media,
  space,
  text,
  vars,
  visuallyHidden,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { desktopHeader } from '../shell/header-room.ts';

export const page = style([
  text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[12],
    boxSizing: 'border-box',
    minBlockSize: `calc(100svh - ${desktopHeader})`,
    paddingInline: gutter,
    paddingBlock: `${space[12]} ${space[16]}`,
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[8],
        paddingInline: space[4],
        paddingBlock: space[6],
      },
    },
  },
]);

/** As high as the card with all facts: the shelf below it on phones stays where it is when they arrive. */
export const seat = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[6],
  minBlockSize: '560px',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '96px' } },
});

export const title = style([visuallyHidden, {}]);

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[6],
  boxSizing: 'border-box',
  minBlockSize: '470px',
  padding: space[8],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(90% 60% at 50% 30%, ${vars.accent.light}, transparent)`,
  boxShadow: elevation2,
  textAlign: 'center',
});
export const words = style({
  display: 'grid',
  justifySelf: 'stretch',
  gap: space[6],
  minInlineSize: 0,
});
export const holder = style({ display: 'grid', gap: space[1] });
export const member = style({
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  color: vars.accent.text,
  letterSpacing: '0.08em',
});
export const name = style([
  heading,
  {
    minBlockSize: '1.2em',
    fontSize: fontSize[28],
    overflowWrap: 'anywhere',
  },
]);
/** Keeps the room of all facts until they arrive. */
export const facts = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '92px',
  gap: space[2],
  fontSize: fontSize[14],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({ margin: 0 });
export const label = style({ fontSize: fontSize[13], color: vars.color.faint });
export const value = style({ margin: 0, fontSize: fontSize[18], color: vars.color.text });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'center',
  gap: space[3],
});
