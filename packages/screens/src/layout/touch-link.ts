import { media } from '@companion/ui/theme';

const high = { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' } as const;

/** A link that is no part of a sentence: on touch screens it is as high as a button. */
export const touchLink = { '@media': { [media.touch]: high } } as const;

/** The same in a row that keeps its height: the link reaches over what is above and below. */
export const touchLinkInRow = {
  '@media': { [media.touch]: { ...high, marginBlock: '-11px' } },
} as const;
