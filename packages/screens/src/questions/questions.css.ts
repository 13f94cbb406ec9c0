import {
  text as body,
  duration,
  focusRing,
  leading,
  media,
  space,
  vars,
} from '@companion/ui/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const list = style({ display: 'flex', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const questions = styleVariants({
  bubble: [list, { flexDirection: 'column', alignItems: 'start' }],
  // Follows the folded corner, which a box-shadow would not.
  slip: [list, { flexWrap: 'wrap', filter: 'drop-shadow(0 2px 3px oklch(0 0 0 / 0.28))' }],
});

const paper = createVar();

const base = style([
  body,
  {
    display: 'inline-block',
    padding: `${space[3]} ${space[4]}`,
    lineHeight: leading.latin,
    textDecoration: 'none',
    selectors: { ...focusRing },
  },
]);

export const question = styleVariants({
  /** Its sharp corner is lit in the game's hue. */
  bubble: [
    base,
    {
      border: `1px solid ${vars.color.line}`,
      borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 2px`,
      backgroundColor: vars.color.surface,
      backgroundImage: `radial-gradient(16rem 140% at 0% 100%, ${vars.accent.light}, transparent)`,
      transition: `border-color ${duration.small}, color ${duration.small}`,
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { borderColor: vars.accent.fill, color: vars.accent.text } },
        },
      },
    },
  ],
  /** Paper with a folded corner and a margin in the game's hue. */
  slip: [
    base,
    {
      paddingInlineEnd: space[6],
      borderInlineStart: '3px solid oklch(0.62 0.12 var(--companion-hue))',
      borderRadius: '1px',
      vars: { [paper]: 'oklch(0.95 0.024 88)' },
      // No clip-path: it would cut the focus ring.
      backgroundImage: `linear-gradient(225deg, transparent 9px, oklch(0.84 0.03 84) 9.5px 13px, ${paper} 14px)`,
      color: 'oklch(0.27 0.03 50)',
      rotate: '-0.5deg',
      selectors: { 'li:nth-child(2n) > &': { rotate: '0.7deg' } },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { vars: { [paper]: 'oklch(0.99 0.014 90)' } } },
        },
      },
    },
  ],
});
