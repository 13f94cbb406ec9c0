import {
  fontSize,
  heading,
  layer,
  leading,
  media,
  space,
  tagline,
  vars,
} from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { oneColumn } from '../layout/one-column.ts';
import { lines } from '../layout/page.css.ts';
import { wide } from './contents.css.ts';

/** Named by the article whose reading the line shows. */
const READING = '--reading';
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });
const FOLLOWS_SCROLLING = '(animation-timeline: view())';

/** A line at the upper edge of the window. Browsers without scroll-driven animations show none. */
export const progress = style({
  display: 'none',
  '@supports': {
    [FOLLOWS_SCROLLING]: {
      '@media': {
        [`${media.motion} and (min-height: 480px)`]: {
          display: 'block',
          position: 'fixed',
          insetBlockStart: 0,
          insetInline: 0,
          zIndex: `calc(${layer.header} + 1)`,
          blockSize: '2px',
          backgroundColor: vars.accent.text,
          transformOrigin: '0 0',
          animation: `${grow} linear both`,
          animationTimeline: READING,
          animationRange: 'contain 0% contain 100%',
          pointerEvents: 'none',
        },
        [media.print]: { display: 'none' },
      },
    },
  },
});

export const columns = style({
  '@supports': { [FOLLOWS_SCROLLING]: { viewTimeline: `${READING} block` } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40em) minmax(0, 1fr)',
  columnGap: space[16],
  alignItems: 'start',
  marginBlockStart: space[8],
  '@media': {
    [oneColumn]: {
      gridTemplateColumns: 'minmax(0, 40em)',
      rowGap: space[12],
      marginBlockStart: space[4],
    },
  },
});

/** A third column at the start, for the contents. */
export const withContents = style({
  '@media': {
    [wide]: { gridTemplateColumns: '200px minmax(0, 40em) minmax(0, 1fr)', columnGap: space[12] },
  },
});

/** Spans both columns. Titles can be long. */
export const head = style({
  display: 'grid',
  gap: space[3],
  gridColumn: '1 / -1',
  marginBlockEnd: space[8],
  '@media': { [oneColumn]: { marginBlockEnd: `calc(-1 * ${space[4]})` } },
});
export const kind = style({ margin: 0, fontSize: fontSize[14], color: vars.accent.text });
// Its clauses are short: they stay whole on phones, too.
export const title = style([
  heading,
  tagline,
  { fontSize: fontSize[36], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);

export const question = style({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.accent.text}`,
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const asked = style({ marginInlineEnd: '0.6em', color: vars.color.faint });
export const updated = style({
  margin: 0,
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  color: vars.color.faint,
});

/** A text and its plates: side by side, on phones the plates first. */
export const illustrated = style({
  display: 'grid',
  gridColumn: '-3 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  '@media': {
    [oneColumn]: {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[8],
    },
  },
});
export const plates = style({
  display: 'grid',
  gridColumn: 2,
  gridRow: 1,
  gap: space[6],
  maxInlineSize: '520px',
  '@media': { [oneColumn]: { gridColumn: 'auto', gridRow: 'auto' } },
});

/** The sentence that an answer rests on. */
export const quote = style({
  paddingBlock: '0.2em',
  borderRadius: '3px',
  backgroundColor: vars.accent.light,
  boxDecorationBreak: 'clone',
  color: 'inherit',
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});

/** Entities named in the article: beside the text, below it on phones. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: '96px',
  '@media': { [oneColumn]: { position: 'static' } },
});
export const asideBelow = style({
  gridColumn: '-3 / -1',
  marginBlockStart: space[12],
  '@media': { [oneColumn]: { gridColumn: 'auto' } },
});
export const asideTitle = style([heading, { marginBlockEnd: space[4], fontSize: fontSize[18] }]);
export const named = style([
  lines,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' },
]);

/** One row of buttons has its place before they are loaded. */
export const feedback = style({
  minBlockSize: '44px',
  marginBlockStart: space[12],
  '@media': { [media.print]: { display: 'none' } },
});
