import {
  fontSize,
  fontWeight,
  heading,
  media,
  space,
  tagline,
  text,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { desktopHeader } from '../shell/header-room.ts';

export const page = style([
  text,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[2],
    minBlockSize: `calc(100svh - ${desktopHeader})`,
    padding: `${space[12]} ${space[6]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    background: `radial-gradient(50% 40% at 50% 34%, ${vars.color.glow}, transparent)`,
  },
]);

export const status = style({
  margin: 0,
  marginBlockStart: space[4],
  fontFamily: vars.font.latin,
  fontSize: fontSize[64],
  fontWeight: fontWeight.heavy,
  lineHeight: 1,
  color: vars.color.emberText,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style([heading, { fontSize: fontSize[28] }]);
export const path = style({ margin: 0, color: vars.color.muted, unicodeBidi: 'isolate' });
export const description = style([
  tagline,
  { margin: 0, maxInlineSize: '30em', color: vars.color.muted },
]);
export const requestId = style({
  display: 'block',
  margin: 0,
  fontSize: fontSize[14],
  color: vars.color.muted,
  userSelect: 'all',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
});

export const top = style({
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.mobile]: { padding: `${space[3]} ${space[4]}` } },
});
