import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, eased, focusRing } from '../../theme/mixins.ts';
import { globalStyle, style, variant } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, leading, measure, space } from '../../theme/tokens.ts';

const blink = keyframes({ '50%': { opacity: 0 } });

export const row = style({ display: 'grid', gap: space[6], paddingBlockStart: space[6] }, 'row');
export const joined = variant({ paddingBlockStart: space[2] }, 'joined');

export const day = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    inlineSize: '100%',
    margin: 0,
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    color: vars.color.faint,
    selectors: {
      // `Intl` writes “today” in lower case.
      '&:lang(en)': { textTransform: 'capitalize' },
      '&::before, &::after': {
        content: '',
        flex: '1 1 0',
        blockSize: '1px',
        backgroundColor: vars.color.line,
      },
    },
  },
  'day',
);

export const visitor = style({ display: 'grid', justifyItems: 'end', gap: '2px' }, 'visitor');

const messageText = style(
  { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textWrap: 'pretty' },
  'messageText',
);

export const bubble = style(
  [
    messageText,
    {
      maxInlineSize: 'min(85%, 30em)',
      paddingBlock: '10px',
      paddingInline: space[4],
      borderRadius: vars.radius.l,
      borderEndEndRadius: '6px',
      backgroundColor: vars.accent.light,
      lineHeight: leading.latin,
      transition: eased(['opacity'], duration.small),
      '@media': { [media.forcedColors]: { border: '1px solid' } },
    },
  ],
  'bubble',
);
export const sending = variant({ opacity: 0.7 }, 'sending');

export const companion = style(
  { display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', gap: space[3] },
  'companion',
);
export const face = style({ inlineSize: '36px' }, 'face');
export const speech = style({ display: 'grid', gap: '2px', minInlineSize: 0 }, 'speech');

/** Companions' messages have no bubble. Their parts are paragraphs, lists and code. */
export const speechText = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.5em',
    maxInlineSize: measure,
    paddingBlockStart: '4px',
    overflowWrap: 'anywhere',
  },
  'speechText',
);

/** Follows the text that is still growing. */
const cursor = {
  content: '',
  display: 'inline-block',
  inlineSize: '7px',
  blockSize: '1.05em',
  marginInlineStart: '3px',
  verticalAlign: '-0.16em',
  borderRadius: '2px',
  backgroundColor: vars.accent.text,
  animation: `${blink} 1.1s steps(1) infinite`,
} as const;

const paragraphCursor = '[data-speaking] > &:last-child::after';
export const block = style(
  [
    messageText,
    {
      selectors: { [paragraphCursor]: cursor },
      '@media': {
        [media.reducedMotion]: { selectors: { [paragraphCursor]: { animation: 'none' } } },
      },
    },
  ],
  'block',
);

export const list = style({ margin: 0, paddingInlineStart: '1.6em' }, 'list');

const itemCursor = '[data-speaking] > :last-child > &:last-child::after';
export const item = style(
  [
    messageText,
    {
      selectors: { [itemCursor]: cursor, '&::marker': { color: vars.color.muted } },
      '@media': { [media.reducedMotion]: { selectors: { [itemCursor]: { animation: 'none' } } } },
    },
  ],
  'item',
);

export const strong = style({ fontWeight: fontWeight.strong }, 'strong');

const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
export const inlineCode = style(
  {
    paddingInline: '0.3em',
    borderRadius: '4px',
    backgroundColor: vars.color.raised,
    fontFamily: monospace,
    fontSize: '0.9em',
  },
  'inlineCode',
);
export const code = style(
  {
    margin: 0,
    padding: space[3],
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
    fontFamily: monospace,
    fontSize: fontSize[14],
    lineHeight: leading.latin,
    overflowX: 'auto',
    // Scrolls instead.
    overflowWrap: 'normal',
  },
  'code',
);

/** Cards of what a reply is based on. */
export const sources = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    maxInlineSize: measure,
    marginBlockStart: space[2],
  },
  'sources',
);

export const source = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    boxSizing: 'border-box',
    minBlockSize: '44px',
    paddingBlock: space[2],
    paddingInline: space[3],
    border: borderThin,
    borderRadius: vars.radius.m,
    color: vars.color.text,
    fontSize: fontSize[13],
    lineHeight: '20px',
    textDecoration: 'none',
    transition: eased(['border-color'], duration.small),
    selectors: focusRing,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.accent.text } } } },
  },
  'source',
);
export const kind = style(
  {
    paddingInline: space[2],
    borderRadius: vars.radius.full,
    backgroundColor: vars.accent.light,
    color: vars.accent.text,
    fontSize: fontSize[12],
  },
  'kind',
);
/** One line; the quote below has two at most. */
export const sourceTitle = style(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.accent.text },
  'sourceTitle',
);
export const quote = style(
  {
    gridColumn: '1 / -1',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.muted,
    quotes: 'none',
  },
  'quote',
);

/** Above the first message after a gap. */
export const time = style(
  {
    margin: 0,
    blockSize: '18px',
    fontSize: fontSize[12],
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.faint,
  },
  'time',
);

export const meta = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '32px',
    margin: 0,
    fontSize: fontSize[12],
    lineHeight: leading.tight,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.faint,
  },
  'meta',
);

/**
 * Its label is in line with the text above. Shown on hover and focus, always on touch screens. No transition: it would
 * flicker while the list scrolls.
 */
export const actions = style(
  {
    selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${space[3]} - 1px)` } },
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${speech}:hover &, &:focus-within`]: { opacity: 1 } },
      },
    },
  },
  'actions',
);

// The label keeps room for its longest text.
globalStyle(`${actions} > button`, { textAlign: 'start' }, 'variant');

export const failed = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    margin: 0,
    // Space for the button's focus ring at the end of the list.
    paddingBlockEnd: space[1],
    fontSize: fontSize[13],
    color: vars.color.bad,
  },
  'failed',
);

/** Reserves the space of a time that the server does not know. */
export const placeholder = style({ visibility: 'hidden' }, 'placeholder');
