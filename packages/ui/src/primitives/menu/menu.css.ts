import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, touchHeight } from '../../theme/mixins.ts';
import { globalStyle, style, variants } from '../../theme/style.ts';
import { control, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';

export const menu = style(
  { minInlineSize: 'max(160px, var(--radix-popper-anchor-width))', padding: space[1] },
  'menu',
);

export const item = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    boxSizing: 'border-box',
    minBlockSize: control.m,
    paddingBlock: '6px',
    paddingInline: space[3],
    borderRadius: vars.radius.s,
    color: vars.color.text,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      // The pointer moves the focus too.
      '&:focus': { backgroundColor: vars.color.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
    },
    '@media': {
      ...touchHeight(control.m),
      [media.forcedColors]: {
        selectors: {
          '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'item',
);

export const tones = variants({
  danger: { selectors: { '&:not([data-disabled])': { color: vars.color.bad } } },
});

globalStyle(`${item} > svg`, { flex: 'none' });

/** A shortcut. */
globalStyle(`${item} > kbd`, {
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: space[4],
  fontFamily: 'inherit',
  fontSize: fontSize[12],
  color: vars.color.muted,
});
globalStyle(`${item}[data-disabled] > kbd`, { color: 'inherit' });

/** The mark of what is checked, at the end. It keeps its room while nothing is checked. */
const mark = {
  content: '',
  flex: 'none',
  boxSizing: 'border-box',
  marginInline: `auto ${space[1]}`,
  color: vars.accent.text,
  opacity: 0,
} as const;

const marked = {
  '&[data-state="checked"]::after': { opacity: 1 },
  '&[data-disabled]::after': { color: 'inherit' },
  '&:has(> kbd)::after': { marginInlineStart: space[2] },
} as const;

export const checkbox = style(
  {
    selectors: {
      '&::after': {
        ...mark,
        inlineSize: '7px',
        blockSize: '12px',
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        rotate: '45deg',
        translate: '0 -1px',
      },
      ...marked,
    },
  },
  'checkbox',
);

export const radio = style(
  {
    selectors: {
      '&::after': {
        ...mark,
        // A dot that forced colours keep.
        border: '4px solid currentColor',
        borderRadius: vars.radius.full,
      },
      ...marked,
    },
  },
  'radio',
);

export const label = style(
  {
    paddingBlock: `${space[2]} ${space[1]}`,
    paddingInline: space[3],
    color: vars.color.muted,
    fontSize: fontSize[12],
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
  },
  'label',
);

export const separator = style(
  { marginBlock: space[1], borderBlockStart: borderThin },
  'separator',
);
