import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style, variants } from '../../theme/style.ts';
import { duration } from '../../theme/tokens.ts';

export const link = style(
  {
    borderRadius: '4px',
    textUnderlineOffset: '0.24em',
    textDecorationThickness: '1px',
    transition: eased(['color', 'text-decoration-color'], duration.small),
    selectors: focusRing,
  },
  'link',
);

export const tones = variants({
  /** In a sentence. Underlined: colour alone is not enough (WCAG 1.4.1). */
  prose: {
    color: vars.accent.text,
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in oklch, currentColor 45%, transparent)',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
    },
  },
  /** In a list of links. */
  quiet: {
    color: vars.color.muted,
    textDecorationLine: 'none',
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
      },
    },
  },
});
