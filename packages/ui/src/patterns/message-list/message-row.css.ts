import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, eased, focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, fontSize, leading, measure, space } from '../../theme/tokens.ts';

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

export const paragraph = style(
  { selectors: { '& + &': { display: 'block', marginBlockStart: '0.5em' } } },
  'paragraph',
);

export const bubble = style(
  [
    messageText,
    {
      maxInlineSize: 'min(85%, 30em)',
      paddingBlock: '10px',
      paddingInline: space[4],
      borderRadius: `${vars.radius.l} ${vars.radius.l} 6px ${vars.radius.l}`,
      backgroundColor: vars.accent.light,
      lineHeight: leading.latin,
      transition: eased(['opacity'], duration.small),
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

/** Companions' messages have no bubble. */
export const speechText = style(
  [
    messageText,
    {
      maxInlineSize: measure,
      paddingBlockStart: '4px',
      selectors: {
        '&[data-speaking]::after': {
          content: '',
          display: 'inline-block',
          inlineSize: '7px',
          blockSize: '1.05em',
          marginInlineStart: '3px',
          verticalAlign: '-0.16em',
          borderRadius: '2px',
          backgroundColor: vars.accent.text,
          animation: `${blink} 1.1s steps(1) infinite`,
        },
      },
      '@media': {
        [media.reducedMotion]: { selectors: { '&[data-speaking]::after': { animation: 'none' } } },
      },
    },
  ],
  'speechText',
);

export const sources = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[2],
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    color: vars.color.faint,
  },
  'sources',
);

export const source = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '28px',
    paddingBlock: '2px',
    paddingInline: space[3],
    border: borderThin,
    borderRadius: vars.radius.full,
    color: vars.accent.text,
    textDecoration: 'none',
    transition: eased(['border-color'], duration.small),
    selectors: focusRing,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.accent.text } } },
      [media.touch]: { minBlockSize: '44px' },
    },
  },
  'source',
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

/** Shown on hover and focus, always on touch screens. No transition: it would flicker while the list scrolls. */
export const actions = style(
  {
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${speech}:hover &, &:focus-within`]: { opacity: 1 } },
      },
    },
  },
  'actions',
);

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
