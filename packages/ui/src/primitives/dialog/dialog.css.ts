import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, elevation2, focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, easing, fontSize, layer as layers, space } from '../../theme/tokens.ts';
import { heading, text, visuallyHidden } from '../../theme/type.css.ts';
import { CLOSING_MS } from './closing-ms.ts';

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
const sink = keyframes({ to: { opacity: 0, translate: '0 12px' } });
const riseFromEdge = keyframes({ from: { translate: '0 100%' } });
const sinkToEdge = keyframes({ to: { translate: '0 100%' } });
const comeFromSide = keyframes({ from: { translate: '100% 0' } });
const goToSide = keyframes({ to: { translate: '100% 0' } });

const closing = '[data-phase="closing"] &';
const enter = (name: string) => `${name} ${duration.page} ${easing} both`;
const leave = (name: string) => `${name} var(--companion-closing, ${CLOSING_MS}ms) ${easing} both`;

export const layer = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: layers.dialog,
    display: 'grid',
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
    animation: enter(appear),
    selectors: { [closing]: { animation: leave(disappear) } },
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
      backgroundColor: vars.color.surface,
      border: borderThin,
      boxShadow: elevation2,
      outline: 'none',
    },
  ],
  'content',
);

const moves = (enterName: string, leaveName: string) => ({
  animation: enter(enterName),
  selectors: { [closing]: { animation: leave(leaveName) } },
  '@media': {
    [media.reducedMotion]: {
      animation: enter(appear),
      selectors: { [closing]: { animation: leave(disappear) } },
    },
  },
});

export const kinds = {
  centre: {
    layer: variant({ alignItems: 'center', padding: space[4] }, 'centreLayer'),
    content: variant(
      { inlineSize: 'min(100%, 440px)', borderRadius: vars.radius.l, ...moves(rise, sink) },
      'centre',
    ),
  },
  sheet: {
    layer: variant({ alignItems: 'end', paddingBlockStart: space[16] }, 'sheetLayer'),
    content: variant(
      {
        inlineSize: '100%',
        borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
        borderBlockEnd: 0,
        borderInline: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        ...moves(riseFromEdge, sinkToEdge),
      },
      'sheet',
    ),
  },
  side: {
    layer: variant({ justifyItems: 'end', alignItems: 'stretch' }, 'sideLayer'),
    content: variant(
      {
        inlineSize: 'min(88%, 360px)',
        blockSize: '100%',
        border: 0,
        borderInlineStart: borderThin,
        paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
        ...moves(comeFromSide, goToSide),
      },
      'side',
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

export const close = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    margin: '-10px -10px -10px auto',
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
  },
  'body',
);
