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

/** Said by somebody: the corner it comes from is sharp. */
export const question = style([
  body,
  {
    display: 'inline-block',
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 2px`,
    backgroundColor: vars.color.surface,
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
