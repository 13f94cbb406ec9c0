import { vars } from '../theme/contract.css.ts';
import { style, variant } from '../theme/style.ts';

/** As wide as the window lets a picture of 16:9 be. */
export const dialog = variant(
  { selectors: { '&&': { inlineSize: 'min(100%, 1120px, calc((100dvh - 160px) * 16 / 9))' } } },
  'dialog',
);

export const video = style(
  {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.m,
    backgroundColor: '#000',
  },
  'video',
);
