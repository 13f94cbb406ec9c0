import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, eased, elevation1, focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, easing, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { heading, text } from '../../theme/type.css.ts';

const HANDLE = '64px';

export const panel = style(
  [
    text,
    {
      display: 'grid',
      gap: space[2],
      alignContent: 'start',
      // In a wide form or a low window the slider would be below the window.
      inlineSize: '100%',
      maxInlineSize: 'min(480px, calc(45svh * var(--ratio)))',
      marginInline: 'auto',
    },
  ],
  'panel',
);

export const head = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    gap: space[2],
  },
  'head',
);

export const back = style({ whiteSpace: 'nowrap' }, 'back');
export const atEnd = style({ justifySelf: 'end' }, 'atEnd');

export const title = style([heading, { fontSize: fontSize[14], textAlign: 'center' }], 'title');

/** As high as the picture, or as what is written over it. */
export const stage = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // `hidden` would keep the height of the ratio: it has no automatic minimum.
    overflow: 'clip',
    aspectRatio: 'var(--ratio)',
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    userSelect: 'none',
    touchAction: 'none',
  },
  'stage',
);

const appear = keyframes({ from: { opacity: 0 } });

export const background = style(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'fill',
    animation: `${appear} ${duration.page} ${easing}`,
  },
  'background',
);

export const piece = style(
  {
    position: 'absolute',
    insetBlockStart: 'calc(var(--top) * 100%)',
    // A picture has no direction.
    left: 'calc(var(--share) * (100% - var(--piece) * 100%))',
    inlineSize: 'calc(var(--piece) * 100%)',
    cursor: 'grab',
    filter: 'drop-shadow(0 4px 8px oklch(0 0 0 / 0.5))',
    selectors: { '&:active': { cursor: 'grabbing' } },
  },
  'piece',
);

export const unseen = variant({ visibility: 'hidden' }, 'unseen');

/** Shares the grid cell of the stage with the veil of a problem. */
export const progressVeils = style(
  { gridArea: '1 / 1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  'progressVeils',
);

export const veil = style(
  {
    position: 'relative',
    gridArea: '1 / 1',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[3],
    padding: space[4],
    backgroundColor: vars.color.raised,
    fontSize: fontSize[14],
    lineHeight: leading.latin,
    textAlign: 'center',
    textWrap: 'balance',
  },
  'veil',
);

export const thinVeil = style(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    padding: space[2],
    backgroundColor: vars.color.raised,
    fontSize: fontSize[14],
    fontWeight: fontWeight.medium,
  },
  'thinVeil',
);
export const solved = variant({ color: vars.color.good }, 'solved');

export const words = style({ margin: 0, maxInlineSize: '22em' }, 'words');
export const trouble = style({ fontWeight: fontWeight.strong, color: vars.color.bad }, 'trouble');

export const progress = style(
  {
    appearance: 'none',
    inlineSize: '200px',
    maxInlineSize: '100%',
    blockSize: '8px',
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    backgroundColor: vars.color.line,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: vars.color.line },
      '&::-webkit-progress-value': { backgroundColor: vars.accent.fill },
      '&::-moz-progress-bar': { backgroundColor: vars.accent.fill },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  'progress',
);

/** Reserves its line, so that a message does not shift the layout. */
export const status = style(
  {
    minBlockSize: '1lh',
    margin: 0,
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    color: vars.color.muted,
  },
  'status',
);

export const rail = style(
  {
    position: 'relative',
    blockSize: '48px',
    borderRadius: vars.radius.full,
    border: borderThin,
    backgroundColor: vars.color.raised,
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { overflow: 'visible' } },
  },
  'rail',
);
export const resting = variant({ opacity: 0.55 }, 'resting');

export const trail = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: 'inherit',
    inlineSize: `calc(var(--share) * (100% - ${HANDLE}) + ${HANDLE})`,
    backgroundColor: vars.accent.light,
  },
  'trail',
);

export const handle = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(var(--share) * (100% - ${HANDLE}))`,
    inlineSize: HANDLE,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'inherit',
    backgroundColor: vars.accent.fill,
    color: vars.color.onEmber,
    boxShadow: elevation1,
    cursor: 'grab',
    selectors: { ...focusRing, '&:active': { cursor: 'grabbing' } },
    '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
  },
  'handle',
);

export const steps = style({ display: 'flex', gap: space[2], alignItems: 'center' }, 'steps');

export const hint = style(
  {
    margin: 0,
    fontSize: fontSize[12],
    lineHeight: leading.tight,
    color: vars.color.muted,
    textAlign: 'center',
  },
  'hint',
);

export const otherWay = style(
  [
    text,
    {
      justifySelf: 'center',
      minBlockSize: '32px',
      paddingInline: space[2],
      border: 0,
      borderRadius: vars.radius.s,
      background: 'none',
      fontSize: fontSize[13],
      lineHeight: leading.tight,
      color: vars.color.emberText,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      transition: eased(['color'], duration.small),
      selectors: {
        ...focusRing,
        '&[aria-disabled="true"]': { color: vars.color.faint, cursor: 'not-allowed' },
      },
      '@media': {
        [media.touch]: { minBlockSize: '44px' },
      },
    },
  ],
  'otherWay',
);
