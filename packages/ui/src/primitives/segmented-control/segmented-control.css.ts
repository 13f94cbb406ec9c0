import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, elevation1 } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const group = style(
  [
    text,
    {
      display: 'inline-flex',
      flexWrap: 'wrap',
      // Not stretched by a grid.
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      margin: 0,
      padding: '3px',
      border: `1px solid ${vars.color.control}`,
      // Half the height of one row. `full` would cut the corners of two rows.
      borderRadius: '26px',
      minInlineSize: 0,
    },
  ],
  'group',
);

export const segment = style(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minInlineSize: 0,
    minBlockSize: '32px',
    paddingInline: '14px',
    borderRadius: vars.radius.full,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    textAlign: 'center',
    color: vars.color.muted,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: eased(['color', 'background-color'], duration.small),
    selectors: {
      '&:has(:checked)': {
        color: vars.color.text,
        fontWeight: fontWeight.medium,
        backgroundColor: vars.color.raised,
        backgroundImage: `linear-gradient(${vars.color.glow}, ${vars.color.glow})`,
        boxShadow: elevation1,
      },
      '&:has(:disabled)': { color: vars.color.faint, cursor: 'not-allowed' },
      '&:has(:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '1px',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:has(:disabled))': { color: vars.color.text } },
      },
      [media.touch]: { minBlockSize: '44px', paddingInline: space[4] },
      [media.forcedColors]: {
        // A border, because the outline shows the focus.
        border: '2px solid Canvas',
        selectors: {
          '&:has(:checked)': { borderColor: 'Highlight' },
          '&:has(:disabled)': { color: 'GrayText' },
        },
      },
    },
  },
  'segment',
);

/** Covers the segment, so that the pressed element is the focusable one. */
export const radio = style(
  {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    outline: 0,
    cursor: 'inherit',
  },
  'radio',
);
