import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, elevation2, focusRing } from '../../theme/mixins.ts';
import { night } from '../../theme/night.ts';
import { toCss } from '../../theme/oklch.ts';
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
      // The art does not reach the panel there. Scenes are dark in both themes.
      '@media': { [media.mobile]: { backgroundColor: toCss(night.color.page) } },
    },
  ],
  'stage',
);

/**
 * Fades in with each scene. On a wide stage the lower part is cut off, behind the panel. On a phone it is whole, above
 * the panel.
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
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.mobile]: {
        minBlockSize: 0,
        maskImage: 'linear-gradient(black 80%, transparent)',
      },
    },
  },
  'art',
);

export const content = style(
  {
    position: 'relative',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '840px',
    marginInline: 'auto',
    paddingInline: space[4],
    paddingBlock: `${space[12]} max(${space[8]}, env(safe-area-inset-bottom))`,
  },
  'content',
);

/** On the upper edge of the panel. */
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
    border: borderThin,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.surface,
    boxShadow: elevation2,
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

export const paragraphs = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    fontSize: fontSize[18],
    textWrap: 'pretty',
  },
  'paragraphs',
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

export const replyForm = style({ margin: 0 }, 'replyForm');

export const pathBar = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    // Hidden on the first scene: there is no way back.
    selectors: { '&:not(:has(li + li))': { display: 'none' } },
  },
  'pathBar',
);

export const path = style(
  {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Steps in one row, buttons in the next.
    '@media': { [media.mobile]: { flexBasis: '100%' } },
  },
  'path',
);

/** A dot of 10 px in a target of at least 24 px. */
export const step = style(
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
  'step',
);
