import {
  focusRing,
  fontSize,
  heading,
  leading,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { restOfWindow } from '../layout/rest-of-window.css.ts';

/** One column: phones in portrait and landscape. */
const slim = `${media.mobile}, (max-height: 480px)`;

/** The window below the header. The messages scroll, not the page. */
export const room = style([
  text,
  restOfWindow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 8fr)',
    boxSizing: 'border-box',
    blockSize: 'calc(100svh - 72px)',
    minBlockSize: '480px',
    overflowWrap: 'anywhere',
    '@media': {
      [slim]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        minBlockSize: '240px',
      },
      [media.mobile]: { blockSize: 'calc(100svh - 56px)' },
    },
  },
]);

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[8],
  textAlign: 'center',
  backgroundImage: [
    `radial-gradient(40% 7% at 50% 64%, ${vars.accent.light}, transparent)`,
    `radial-gradient(64% 56% at 50% 44%, ${vars.accent.light}, transparent)`,
  ].join(', '),
  '@media': {
    [slim]: {
      gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, auto)',
      alignItems: 'center',
      justifyItems: 'start',
      gap: space[3],
      paddingBlock: space[2],
      paddingInline: space[4],
      textAlign: 'start',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      backgroundImage: 'none',
    },
  },
});

/** In one column the companion looks over the top edge of the messages. */
export const body = style({
  '@media': { [slim]: { inlineSize: '44px !important', blockSize: '44px !important' } },
});
export const name = style([
  heading,
  { fontSize: fontSize[28], '@media': { [slim]: { fontSize: fontSize[18] } } },
]);
export const title = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const ai = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  '@media': { [slim]: { fontSize: fontSize[12] } },
});
export const line = style({
  margin: 0,
  maxInlineSize: '20em',
  color: vars.color.muted,
  textWrap: 'balance',
  '@media': { [slim]: { display: 'none' } },
});
export const about = style({ margin: 0, fontSize: fontSize[14], lineHeight: leading.tight });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: vars.accent.text,
  textUnderlineOffset: '0.24em',
  borderRadius: '4px',
  selectors: focusRing,
  '@media': { [media.touch]: { minBlockSize: '44px' } },
});

export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [slim]: { borderInlineStart: 0 } },
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '792px',
  marginInline: 'auto',
  padding: `${space[3]} ${space[4]} max(${space[6]}, env(safe-area-inset-bottom))`,
  '@media': {
    [slim]: { paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))` },
  },
});
export const offline = style({
  margin: 0,
  fontSize: fontSize[14],
  color: vars.color.warn,
  // While empty it must not add a gap.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // A fieldset is as wide as its content by default.
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // One in a row, as high as its text.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
    },
  },
});
export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[4],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
});
export const invitationText = style({ flex: '1 1 16em', margin: 0, textWrap: 'pretty' });
