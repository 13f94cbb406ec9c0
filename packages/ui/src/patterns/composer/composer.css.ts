import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing, glow, roomlessWhenEmpty } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

/** 24 px at the default text size of the browser. */
const LINE = '1.5rem';

export const box = style(
  [
    text,
    {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      // Row 2 holds the counter. The button spans both rows and must not add height to row 2.
      gridTemplateRows: '1fr auto',
      alignItems: 'end',
      columnGap: space[2],
      boxSizing: 'border-box',
      margin: 0,
      padding: '5px',
      border: `1px solid ${vars.color.control}`,
      borderRadius: '28px',
      backgroundColor: vars.color.surface,
      transition: eased(['border-color', 'box-shadow'], duration.small),
      selectors: {
        '&:has(textarea:focus)': {
          borderColor: vars.color.focus,
          boxShadow: `0 0 0 1px ${vars.color.focus}`,
        },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&:has(textarea:focus)': { outline: '2px solid Highlight' } },
        },
      },
    },
  ],
  'box',
);

export const field = style(
  [
    text,
    {
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: '44px',
      // Nine whole lines.
      maxBlockSize: `min(calc(10px + 9 * ${LINE}), 30vh)`,
      margin: 0,
      paddingBlock: '10px',
      paddingInline: `${space[4]} 0`,
      border: 0,
      outline: 0,
      background: 'none',
      resize: 'none',
      // iOS zooms into fields with text below 16 px.
      fontSize: fontSize[16],
      lineHeight: LINE,
      ...({ fieldSizing: 'content' } as object),
      selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 } },
    },
  ],
  'field',
);

export const counter = style(
  {
    gridArea: '2 / 1',
    paddingInlineStart: space[4],
    paddingBlockEnd: space[2],
    fontSize: fontSize[12],
    lineHeight: leading.tight,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.faint,
    selectors: roomlessWhenEmpty,
  },
  'counter',
);

export const button = style(
  {
    gridArea: '1 / 2 / span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    margin: 0,
    // Centred on the last line, at any text size.
    marginBlockEnd: `max(0px, calc((${LINE} + 20px - 44px) / 2))`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: vars.accent.fill,
    color: vars.color.onEmber,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: eased(['background-color', 'color'], duration.small),
    selectors: {
      ...focusRing,
      '&[aria-disabled="true"]': {
        backgroundColor: vars.color.raised,
        color: vars.color.faint,
        cursor: 'default',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': { boxShadow: glow(vars.accent.fill) },
        },
      },
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  },
  'button',
);
