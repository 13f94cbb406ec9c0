import { style } from '../theme/style.ts';

/** As wide from the start as it is once it has copied, so that nothing beside it moves. */
export const words = style(
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
  'words',
);
