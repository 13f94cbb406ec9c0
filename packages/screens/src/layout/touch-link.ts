import { media } from '@companion/ui/theme';

/** A link that is no part of a sentence: on touch screens it is as high as a button. */
export const touchLink = {
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' },
  },
} as const;
