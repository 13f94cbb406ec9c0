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
  /** In a sentence: underlined, so that it differs by more than colour. */
  prose: {
    color: vars.accent.text,
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in oklch, currentColor 45%, transparent)',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
    },
  },
  /** In a list that holds only links. */
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
