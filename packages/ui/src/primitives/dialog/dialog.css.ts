import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, elevation2, focusRing, fromRightToLeft } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, easing, fontSize, layer as layers, space } from '../../theme/tokens.ts';
import { heading, text, visuallyHidden } from '../../theme/type.css.ts';
import { CLOSING_MS } from './closing-ms.ts';

/** Placements set where the dialog comes from. The scrim, and dialogs with reduced motion, only fade. */
const enter = keyframes({
  from: { opacity: 'var(--dialog-opacity, 0)', translate: 'var(--dialog-from, none)' },
});
const leave = keyframes({
  to: { opacity: 'var(--dialog-opacity, 0)', translate: 'var(--dialog-from, none)' },
});

const closing = '[data-phase="closing"] &';
const animated = {
  animation: `${enter} ${duration.page} ${easing} both`,
  selectors: {
    [closing]: { animation: `${leave} var(--companion-closing, ${CLOSING_MS}ms) ${easing} both` },
  },
};

/** Start and end position of the animation, and its opacity there. */
const slide = (from: string, opacity: '0' | '1') => ({
  '@media': {
    [media.motion]: { vars: { '--dialog-from': from, '--dialog-opacity': opacity } },
  },
});

export const layer = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: layers.dialog,
    display: 'grid',
    // As high as the window at most, so that a long dialog scrolls inside.
    gridTemplateRows: 'minmax(0, 1fr)',
    justifyItems: 'center',
    overflow: 'hidden',
  },
  'layer',
);

export const scrim = style(
  {
    position: 'absolute',
    inset: 0,
    backgroundColor: vars.color.scrim,
    touchAction: 'none',
    ...animated,
  },
  'scrim',
);

export const content = style(
  [
    text,
    {
      position: 'relative',
      boxSizing: 'border-box',
      display: 'flex',
      maxBlockSize: '100%',
      textAlign: 'start',
      backgroundColor: vars.color.surface,
      border: borderThin,
      boxShadow: elevation2,
      outline: 'none',
      ...animated,
    },
  ],
  'content',
);

export const placements = {
  center: {
    layer: variant({ alignItems: 'center', padding: space[4] }, 'centerLayer'),
    content: variant(
      { inlineSize: 'min(100%, 440px)', borderRadius: vars.radius.l, ...slide('0 16px', '0') },
      'center',
    ),
  },
  bottom: {
    layer: variant({ alignItems: 'end', paddingBlockStart: space[16] }, 'bottomLayer'),
    content: variant(
      {
        inlineSize: '100%',
        borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
        borderBlockEnd: 0,
        borderInline: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
        ...slide('0 100%', '1'),
      },
      'bottom',
    ),
  },
  end: {
    layer: variant({ justifyItems: 'end', alignItems: 'stretch' }, 'endLayer'),
    content: variant(
      {
        inlineSize: 'min(88%, 360px)',
        blockSize: '100%',
        border: 0,
        borderInlineStart: borderThin,
        paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
        paddingInlineEnd: 'env(safe-area-inset-right)',
        ...slide('calc(100% * var(--dialog-end, 1)) 0', '1'),
        selectors: { [fromRightToLeft]: { vars: { '--dialog-end': '-1' } } },
      },
      'end',
    ),
  },
};

export const frame = style(
  { flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' },
  'frame',
);

export const head = style(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[6]} ${space[6]} ${space[2]}`,
  },
  'head',
);

export const title = style([heading, { fontSize: fontSize[22] }], 'title');
export const hiddenTitle = style([visuallyHidden, {}], 'hiddenTitle');

export const description = style({ margin: 0, color: vars.color.muted }, 'description');

export const close = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlock: '-10px',
    marginInline: 'auto -10px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: focusRing,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
      },
    },
  },
  'close',
);

export const body = style(
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[2]} ${space[6]} ${space[6]}`,
    selectors: focusRing,
  },
  'body',
);
