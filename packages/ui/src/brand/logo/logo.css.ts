import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const logo = style(
  [
    text,
    {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[2],
      minBlockSize: '44px',
      borderRadius: vars.radius.s,
      color: vars.color.text,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      selectors: focusRing,
    },
  ],
  'logo',
);

export const name = style(
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space[2],
    fontSize: fontSize[18],
    fontWeight: fontWeight.heavy,
    selectors: { '&:lang(zh)': { letterSpacing: '0.04em' } },
  },
  'name',
);

/** Up to this width, px, the navigation of the desktop header needs the space. */
const ROOMY_PX = 1360;

export const latin = style(
  {
    fontSize: fontSize[14],
    fontWeight: fontWeight.medium,
    letterSpacing: '0.01em',
    color: vars.color.muted,
    '@media': { [`(max-width: ${ROOMY_PX}px)`]: { display: 'none' } },
  },
  'latin',
);

/** Up to this width, px, the search of the mobile header needs the space. */
const NARROW_PX = 430;

export const shortName = variant(
  { '@media': { [`(max-width: ${NARROW_PX}px)`]: { display: 'none' } } },
  'shortName',
);
