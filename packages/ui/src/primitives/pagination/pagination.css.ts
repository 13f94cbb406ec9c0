import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const pages = style(
  [
    text,
    {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      gap: space[1],
      fontSize: fontSize[14],
      fontVariantNumeric: 'tabular-nums',
    },
  ],
  'pages',
);

export const list = style(
  {
    display: 'flex',
    // On a narrow phone the numbers take two rows, between the arrows.
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'list',
);

const cell = style(
  {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: '36px',
    minBlockSize: '36px',
    paddingInline: space[1],
    '@media': { [media.touch]: { minInlineSize: '44px', minBlockSize: '44px' } },
  },
  'cell',
);

export const page = style(
  [
    cell,
    {
      borderRadius: vars.radius.full,
      color: vars.color.muted,
      textDecoration: 'none',
      transition: eased(['color', 'background-color'], duration.small),
      selectors: {
        ...focusRing,
        '&[aria-current="page"]': {
          color: vars.color.onEmber,
          backgroundColor: vars.accent.fill,
          fontWeight: fontWeight.medium,
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not([aria-current="page"])': {
              color: vars.color.text,
              backgroundColor: vars.color.hover,
            },
          },
        },
        [media.forcedColors]: {
          // A border, because the outline shows the focus.
          border: '2px solid Canvas',
          selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
        },
      },
    },
  ],
  'page',
);

export const disabledStep = style(
  [cell, { color: vars.color.line, '@media': { [media.forcedColors]: { color: 'GrayText' } } }],
  'disabledStep',
);
export const gap = style(
  { inlineSize: '20px', textAlign: 'center', color: vars.color.faint },
  'gap',
);
