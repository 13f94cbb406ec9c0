import { vars } from '../../theme/contract.css.ts';
import { style, variant } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** As wide as a video of 16:9 can be in the window. */
export const dialog = variant(
  { selectors: { '&&': { inlineSize: 'min(100%, 1120px, calc((100dvh - 160px) * 16 / 9))' } } },
  'dialog',
);

const frame = {
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.m,
} as const;

export const video = style({ ...frame, display: 'block', backgroundColor: '#000' }, 'video');

export const failed = style(
  {
    ...frame,
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
export const message = style({ margin: 0 }, 'message');
