import { style } from '../../theme/style.ts';

/** Always as wide as the longest label, so that its neighbours do not move. */
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
