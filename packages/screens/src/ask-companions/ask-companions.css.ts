import {
  text as body,
  duration,
  focusRing,
  fontSize,
  fontWeight,
  leading,
  media,
  space,
  tagline,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const companions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The companion, with its line beside it. */
export const companion = style([
  body,
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[4],
    boxSizing: 'border-box',
    blockSize: '100%',
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    backgroundImage: `radial-gradient(8rem 100% at 3rem 100%, ${vars.accent.light}, transparent)`,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    transition: `border-color ${duration.small}`,
    selectors: focusRing,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.accent.fill } } },
    },
  },
]);
export const words = style({ display: 'grid', gap: space[1] });
export const name = style({
  color: vars.accent.text,
  fontWeight: fontWeight.strong,
  lineHeight: leading.tight,
});
export const line = style([
  tagline,
  { color: vars.color.muted, fontSize: fontSize[14], lineHeight: leading.latin },
]);
