import { style } from '../../theme/style.ts';

/** As wide from the start as with its longest label, so that nothing beside it moves. */
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
