import { text as body, duration, focusRing, leading, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const questions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A speech bubble. Its sharp corner is lit in the game's hue. */
export const question = style([
  body,
  {
    display: 'inline-block',
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 2px`,
    backgroundColor: vars.color.surface,
    backgroundImage: `radial-gradient(16rem 140% at 0% 100%, ${vars.accent.light}, transparent)`,
    color: vars.color.text,
    lineHeight: leading.latin,
    textDecoration: 'none',
    transition: `border-color ${duration.small}, color ${duration.small}`,
    selectors: {
      ...focusRing,
      '&:hover': { borderColor: vars.accent.fill, color: vars.accent.text },
    },
  },
]);
