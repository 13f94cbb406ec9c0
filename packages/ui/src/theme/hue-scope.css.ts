import { LAMP_HUE } from '../brand/logo/our-companion.ts';
import { contract, vars } from './contract.css.ts';
import { tokenScope } from './style.ts';

const hue = `var(--companion-hue, ${LAMP_HUE})`;

/**
 * Class that gives all accents of a subtree the hue of a companion or game. Set the hue with `hueVars`. Lightness and
 * chroma come from the theme, so every hue has enough contrast. `&&` overrides a theme's class on the same element in any
 * order of the files.
 */
export const hueScope = tokenScope(
  {
    selectors: {
      '&&': {
        vars: {
          [contract.accent.fill]: `oklch(${vars.tone.fill} ${hue})`,
          [contract.accent.text]: `oklch(${vars.tone.text} ${hue})`,
          [contract.accent.light]: `oklch(${vars.tone.light} ${hue} / ${vars.tone.lightAlpha})`,
        },
      },
    },
  },
  'hueScope',
);
