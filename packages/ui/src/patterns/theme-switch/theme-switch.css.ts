import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { dayTheme } from '../../theme/themes.css.ts';
import { duration } from '../../theme/tokens.ts';

export const button = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: eased(['color', 'background-color'], duration.small),
    selectors: focusRing,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
      },
      [media.touch]: { inlineSize: '44px', blockSize: '44px' },
    },
  },
  'button',
);

const icon = {
  gridArea: '1 / 1',
  display: 'grid',
  transition: eased(['opacity', 'rotate'], duration.page),
} as const;

/** Already shows the next theme. */
export const turned = style({}, 'turned');

/** CSS selects the icon of the surrounding theme: no flash before hydration. */
export const moon = style(
  {
    ...icon,
    selectors: {
      [`${dayTheme} &, ${turned} &`]: { opacity: 0, rotate: '60deg' },
      [`${dayTheme} ${turned} &`]: { opacity: 1, rotate: '0deg' },
    },
  },
  'moon',
);
export const sun = style(
  {
    ...icon,
    opacity: 0,
    rotate: '-60deg',
    selectors: {
      [`${dayTheme} &, ${turned} &`]: { opacity: 1, rotate: '0deg' },
      [`${dayTheme} ${turned} &`]: { opacity: 0, rotate: '-60deg' },
    },
  },
  'sun',
);
