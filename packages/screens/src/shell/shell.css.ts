import {
  DESKTOP_MIN_PX,
  fontSize,
  gutter,
  layer,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktopHeader, headerRoom } from './header-room.ts';
import { aboveHeaders } from './stacking.ts';

/** Minimum width of the desktop page (spec §2). */
export const desktop = style([text, { minInlineSize: `${DESKTOP_MIN_PX}px` }]);
export const mobile = style([
  text,
  {
    minBlockSize: '100svh',
    // Beside the notch of a phone in landscape.
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  },
]);

/**
 * What a link, the focus or an error summary leads to is not hidden by the sticky header. No `scroll-padding` of the
 * root: the header's own links stand in it, so the page would jump to its top when the focus comes to one of them.
 */
globalStyle(`:where(${desktop}, ${mobile}) :where(main *)`, { scrollMarginBlockStart: headerRoom });

/** Room for the fixed header. */
export const belowHeader = style({ paddingBlockStart: desktopHeader });

export const skip = style([
  text,
  {
    position: 'fixed',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    zIndex: aboveHeaders,
    padding: `${space[2]} ${space[4]}`,
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.ember,
    color: vars.color.onEmber,
    fontSize: fontSize[14],
    translate: '0 -200%',
    selectors: { '&:focus': { translate: '0 0' } },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const legalHeader = style([
  text,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[3],
    // The logo has the same position on every page.
    paddingInline: gutter,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [media.mobile]: { paddingInline: space[4] },
      [media.print]: { display: 'none' },
    },
  },
]);

export const plainToasts = style([
  text,
  {
    position: 'fixed',
    insetBlockStart: space[4],
    insetInline: space[4],
    zIndex: layer.toast,
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    pointerEvents: 'none',
  },
]);
export const plainToast = style({
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  fontSize: fontSize[14],
});
