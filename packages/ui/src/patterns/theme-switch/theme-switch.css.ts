import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
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
    vars: { '--switch-day': vars.day },
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

/** Already shows the next theme. */
export const turned = variant({ vars: { '--switch-day': `calc(1 - ${vars.day})` } }, 'turned');

const icon = {
  gridArea: '1 / 1',
  display: 'grid',
  transition: eased(['opacity', 'rotate'], duration.page),
} as const;

/** CSS selects the icon of the surrounding theme: no flash before hydration. */
export const moon = style(
  { ...icon, opacity: 'calc(1 - var(--switch-day))', rotate: 'calc(var(--switch-day) * 60deg)' },
  'moon',
);
export const sun = style(
  { ...icon, opacity: 'var(--switch-day)', rotate: 'calc((var(--switch-day) - 1) * 60deg)' },
  'sun',
);
