import { LAMP_HUE } from '../brand/logo/our-companion.ts';
import { contract, vars } from './contract.css.ts';
import { tokenScope } from './style.ts';

const hue = `var(--companion-hue, ${LAMP_HUE})`;

/**
 * Recolours every accent in its subtree by the hue of a companion or a game, set with `hueVars`.
 * Lightness and chroma are the theme's, so contrast holds for every hue.
 * Beside a theme's class on one element it wins, whichever file a host loads first.
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
