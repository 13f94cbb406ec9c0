import { style } from '../../theme/style.ts';

/** Also before a copy as wide as the label after it, so that its neighbours do not move. A failure may be wider. */
export const label = style(
  {
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': {
        content: 'attr(data-copied)',
        display: 'block',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
      },
    },
  },
  'label',
);
