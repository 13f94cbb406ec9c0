import {
  focusRing,
  fontSize,
  fontWeight,
  heading,
  leading,
  media,
  space,
  tagline,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { choicesQuestion } from '../layout/page.css.ts';
import { restOfWindow } from '../layout/rest-of-window.css.ts';
import { desktopHeader } from '../shell/header-room.ts';

/** An article is open in the column of the companion. */
const isReading = '&:has(> [data-beside])';
const whileReading = ':has(> [data-beside]) > &';

/** A phone in landscape. */
export const low = '(max-height: 480px)';
/** One column: phones in portrait and landscape. */
const slim = `${media.mobile}, ${low}`;

/** The window below the header. The messages scroll, not the page. */
export const room = style([
  text,
  restOfWindow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 8fr)',
    boxSizing: 'border-box',
    blockSize: `calc(100svh - ${desktopHeader})`,
    minBlockSize: '480px',
    overflowWrap: 'anywhere',
    // Messages and article scroll, not the page.
    gridTemplateRows: 'minmax(0, 1fr)',
    '@media': {
      [slim]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        minBlockSize: '240px',
      },
      // Paper has no window: all messages, and nothing to press.
      [media.print]: { display: 'block', blockSize: 'auto', minBlockSize: 0 },
    },
  },
]);

globalStyle(`${room} button`, { '@media': { [media.print]: { display: 'none' } } });

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
  selectors: {
    // A row with the companion above the article.
    [isReading]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      alignContent: 'stretch',
      alignItems: 'center',
      justifyItems: 'stretch',
      rowGap: 0,
      minBlockSize: 0,
      padding: `${space[4]} ${space[6]} ${space[6]}`,
      textAlign: 'start',
      backgroundImage: `radial-gradient(50% 30% at 0% 0%, ${vars.accent.light}, transparent)`,
    },
  },
  '@media': {
    [slim]: {
      display: 'flex',
      // A link in large text goes below the name.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      rowGap: 0,
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
  selectors: {
    [whileReading]: {
      inlineSize: '84px !important',
      blockSize: '84px !important',
      // Feet on the edge of the article.
      marginBlockEnd: '-9px',
    },
  },
  '@media': { [slim]: { inlineSize: '44px !important', blockSize: '44px !important' } },
});
export const name = style([
  heading,
  {
    fontSize: fontSize[28],
    overflowWrap: 'break-word',
    '@media': { [slim]: { fontSize: fontSize[18] } },
  },
]);
export const title = style({
  display: 'grid',
  flex: '1 1 5em',
  gap: space[1],
  // No name breaks before the links beside it have gone below.
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
});
export const ai = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } },
  '@media': { [slim]: { fontSize: fontSize[12] } },
});
export const line = style([
  tagline,
  {
    margin: 0,
    maxInlineSize: '20em',
    color: vars.color.muted,
    selectors: { [whileReading]: { display: 'none' } },
    '@media': { [slim]: { display: 'none' } },
  },
]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  '@media': { [media.print]: { display: 'none' } },
});
/** Beside the name there is room for the icon alone. */
export const talks = style({ '@media': { [slim]: { inlineSize: '44px', paddingInline: 0 } } });
export const talksLabel = style({ '@media': { [slim]: { display: 'none' } } });
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
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [slim]: { borderInlineStart: 0 }, [media.print]: { display: 'block' } },
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
    [media.print]: { display: 'none' },
  },
});
export const offline = style({
  margin: 0,
  fontSize: fontSize[14],
  color: vars.color.warn,
  // While empty it must not add a gap.
  selectors: { '&:empty': { position: 'absolute' } },
});
/** A row that scrolls sideways, from edge to edge, with room for the focus ring: the messages keep their room. */
const sideways = {
  flexWrap: 'nowrap',
  padding: `${space[1]} ${space[4]}`,
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInline: `calc(-1 * ${space[4]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
} as const;
/** In a low window what follows a reply is one row. */
const asOne = {
  flex: 'none',
  padding: 0,
  margin: 0,
  overflow: 'visible',
} as const;

/** Where the texts of replies begin: behind the face and its gap (ui: `MessageList`). */
const BESIDE_FACE = '48px';

/** What can be said about the last reply, and asked after it. */
export const afterwards = style({
  display: 'contents',
  // While empty it must not add a gap.
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
  '@media': { [low]: { display: 'flex', columnGap: space[3], ...sideways } },
});
export const afterReply = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  // While empty it must not add a gap.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.desktop]: { paddingInlineStart: BESIDE_FACE },
    [media.mobile]: sideways,
    [low]: { flexWrap: 'nowrap', ...asOne },
  },
});
/** Lighter than the reply and the field. */
globalStyle(`${afterReply} > button`, {
  fontWeight: fontWeight.medium,
  color: vars.color.muted,
});
/** Its text, not its edge, is in line. */
globalStyle(`${afterReply} > button:first-child`, { marginInlineStart: `calc(-1 * ${space[3]})` });
/** In a row that scrolls everything keeps its width. */
globalStyle(`${afterReply} > *`, {
  '@media': { [media.mobile]: { flex: 'none', flexWrap: 'nowrap' } },
});
export const ratingQuestion = style([choicesQuestion, { fontSize: fontSize[13] }]);

const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // A fieldset is as wide as its content by default.
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const questions = style([
  choices,
  {
    '@media': {
      [media.desktop]: { paddingInlineStart: BESIDE_FACE },
      [media.mobile]: sideways,
      [low]: { flexWrap: 'nowrap', ...asOne },
    },
  },
]);
/** One line: `balance` would let long ones wrap. */
globalStyle(`${questions} > *`, {
  '@media': { [media.mobile]: { maxInlineSize: 'none', textWrap: 'nowrap' } },
});
export const suggestions = style([
  choices,
  {
    // One in a row, as high as its text. Large text leaves room for the messages: the rows scroll.
    '@media': {
      [media.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'start',
        gridAutoRows: 'max-content',
        maxBlockSize: '30svh',
        overflowY: 'auto',
        // Room for the focus ring, which the scrolling box would cut off.
        padding: space[1],
        margin: `calc(-1 * ${space[1]})`,
      },
    },
  },
]);
globalStyle(`${suggestions} > *`, { '@media': { [media.mobile]: { textAlign: 'start' } } });
/** Below the field: calm, so that the field stays the first thing. */
export const guest = style({
  display: 'flex',
  // The button goes below large text.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[1],
  paddingInlineStart: space[4],
});
export const guestText = style([
  tagline,
  {
    flex: '1 1 9em',
    margin: 0,
    minInlineSize: 0,
    color: vars.color.muted,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    textWrap: 'pretty',
  },
]);
/** The header has the same button. */
export const guestLogin = style({ flexShrink: 0, '@media': { [low]: { display: 'none' } } });
