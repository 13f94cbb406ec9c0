import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { floating, focusRing, hairline } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, easing, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { heading, text } from '../../theme/type.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const stage = style(
  [
    text,
    {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      minBlockSize: '100%',
      overflow: 'hidden',
      backgroundColor: vars.color.page,
    },
  ],
  'stage',
);

/**
 * A new scene comes up as a lamp does. On a wide stage its sky is whole and its ground is cut, which
 * the words stand on.
 */
export const art = style(
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    inlineSize: '100%',
    minBlockSize: '100%',
    aspectRatio: '4 / 3',
    animation: `${appear} ${duration.page} ${easing}`,
    '@media': { [media.stillness]: { animation: 'none' } },
  },
  'art',
);

export const foot = style(
  {
    position: 'relative',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '840px',
    marginInline: 'auto',
    paddingInline: space[4],
    paddingBlock: `${space[12]} max(${space[8]}, env(safe-area-inset-bottom))`,
  },
  'foot',
);

/** It stands on the panel's edge, in front of the picture. */
export const companion = style(
  { marginInlineStart: space[6], marginBlockEnd: '-14px', inlineSize: '132px' },
  'companion',
);

export const panel = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: space[6],
    paddingInline: 'clamp(20px, 4vw, 40px)',
    border: hairline,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.surface,
    boxShadow: floating,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
  },
  'panel',
);

export const speaker = style(
  {
    margin: 0,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    lineHeight: leading.tight,
    color: vars.accent.text,
  },
  'speaker',
);

export const ending = style([heading, { fontSize: fontSize[28] }], 'ending');
export const endingMark = style(
  { color: vars.accent.text, marginInlineEnd: space[2] },
  'endingMark',
);

export const words = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    fontSize: fontSize[18],
    textWrap: 'pretty',
  },
  'words',
);
export const paragraph = style({ margin: 0 }, 'paragraph');

export const reply = style(
  {
    margin: 0,
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${vars.accent.text}`,
    color: vars.color.muted,
  },
  'reply',
);

export const failure = style(
  { margin: 0, fontSize: fontSize[14], color: vars.color.bad },
  'failure',
);

export const choices = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'choices',
);

export const saying = style({ margin: 0 }, 'saying');

export const ways = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    // A single lamp leads nowhere.
    selectors: { '&:not(:has(li + li))': { display: 'none' } },
  },
  'ways',
);

export const path = style(
  {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // The lamps in one row, what leads back in the next.
    '@media': { [media.mobile]: { flexBasis: '100%' } },
  },
  'path',
);

/** A lamp of 10 px in a place of 24 px and more to hit. */
export const lamp = style(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '32px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&::before': {
        content: '',
        boxSizing: 'border-box',
        inlineSize: '10px',
        blockSize: '10px',
        border: `2px solid ${vars.accent.text}`,
        borderRadius: vars.radius.full,
        backgroundColor: vars.accent.text,
      },
      '&[aria-current]': { cursor: 'default' },
      '&[aria-current]::before': {
        inlineSize: '14px',
        blockSize: '14px',
        backgroundColor: vars.color.surface,
        boxShadow: `0 0 12px ${vars.accent.light}`,
      },
    },
    '@media': { [media.touch]: { inlineSize: '32px', blockSize: '44px' } },
  },
  'lamp',
);
