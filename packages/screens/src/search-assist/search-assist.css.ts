import {
  borderThin,
  elevation2,
  fontSize,
  fontWeight,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below the field. On phones as wide as the window, because the field is narrow. */
export const panel = style([
  text,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space[2]})`,
    insetInlineEnd: 0,
    zIndex: 10,
    boxSizing: 'border-box',
    inlineSize: '380px',
    maxBlockSize: 'min(480px, 70vh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    border: borderThin,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.raised,
    boxShadow: elevation2,
    '@media': {
      [media.mobile]: {
        position: 'fixed',
        insetBlockStart: 'calc(64px + env(safe-area-inset-top))',
        insetInline: `max(${space[3]}, env(safe-area-inset-left)) max(${space[3]}, env(safe-area-inset-right))`,
        inlineSize: 'auto',
      },
    },
  },
]);

const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '44px',
  margin: 0,
  border: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.muted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"], &:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
export const option = row;
export const optionText = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
globalStyle(`${optionText} mark`, {
  background: 'none',
  color: vars.color.text,
  fontWeight: fontWeight.strong,
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});
export const kind = style({ flex: 'none', fontSize: fontSize[13], color: vars.color.faint });

export const heading = style({
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[3],
  fontSize: fontSize[13],
  fontWeight: fontWeight.regular,
  color: vars.color.faint,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ display: 'flex', alignItems: 'center' });
export const remove = style([
  row,
  { flex: 'none', inlineSize: '44px', placeContent: 'center', alignItems: 'center' },
]);
