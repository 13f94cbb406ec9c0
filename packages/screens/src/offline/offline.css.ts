import {
  duration,
  focusRing,
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

/** A dark room with one lamp. */
export const page = style([
  text,
  {
    minBlockSize: '100svh',
    background: `radial-gradient(44rem 26rem at 50% 13rem, ${vars.color.glow}, transparent) ${vars.color.page}`,
    overflowWrap: 'anywhere',
  },
]);

export const top = style({
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.mobile]: { padding: `${space[3]} ${space[4]}` } },
});

export const column = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  maxInlineSize: '42rem',
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} ${space[16]}`,
  '@media': { [media.mobile]: { padding: `${space[2]} ${space[4]} ${space[12]}` } },
});

export const lamp = style({ blockSize: '168px' });

export const title = style([
  heading,
  {
    marginBlockStart: space[2],
    fontSize: fontSize[36],
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [media.mobile]: { fontSize: fontSize[28] } },
  },
]);

export const words = style([
  tagline,
  { margin: 0, maxInlineSize: '30em', color: vars.color.muted, textAlign: 'center' },
]);

export const shelf = style({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  marginBlock: space[4],
});

export const groupTitle = style([
  heading,
  { fontSize: fontSize[14], fontWeight: fontWeight.medium, color: vars.color.muted },
]);

export const list = style({ margin: `${space[2]} 0 0`, padding: 0, listStyle: 'none' });

export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '56px',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: fontSize[18],
  color: vars.color.text,
  textDecoration: 'none',
  touchAction: 'manipulation',
  selectors: focusRing,
  '@media': { [media.mobile]: { fontSize: fontSize[16] } },
});

export const arrow = style({
  color: vars.color.emberText,
  '@media': {
    [media.motion]: {
      transition: `translate ${duration.small}`,
      selectors: { [`${guide}:hover &`]: { translate: '4px 0' } },
    },
  },
});
