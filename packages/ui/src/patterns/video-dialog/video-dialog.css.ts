import { vars } from '../../theme/contract.css.ts';
import { style, variant } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** As wide as the window lets a picture of 16:9 be. */
export const dialog = variant(
  { selectors: { '&&': { inlineSize: 'min(100%, 1120px, calc((100dvh - 160px) * 16 / 9))' } } },
  'dialog',
);

const picture = {
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.m,
} as const;

export const video = style({ ...picture, display: 'block', backgroundColor: '#000' }, 'video');

/** In the place of the film. */
export const failed = style(
  {
    ...picture,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    boxSizing: 'border-box',
    padding: space[4],
    backgroundColor: vars.color.raised,
    textAlign: 'center',
  },
  'failed',
);
export const words = style({ margin: 0 }, 'words');
