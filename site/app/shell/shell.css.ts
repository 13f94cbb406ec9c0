import { DESKTOP_MIN_PX, fontSize, gutter, media, space, text, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** Around everything but dialogs and toasts. */
export const page = style({ display: 'contents' });

/** Spec §2: the desktop page is never narrower. */
export const desktop = style([text, { minInlineSize: `${DESKTOP_MIN_PX}px` }]);
export const mobile = style([text, { minBlockSize: '100svh' }]);

/** Room for the header that stays at the top, on pages whose first screen does not lie under it. */
export const belowHeader = style({ paddingBlockStart: '72px' });

/** Under dialogs (`layer` of ui), over everything that stands in a page. */
export const overHeaders = 1900;

export const skip = style([
  text,
  {
    position: 'fixed',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    zIndex: overHeaders,
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
    // The logo stands where it does on every other page.
    paddingInline: gutter,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [media.mobile]: { paddingInline: space[4] },
      [media.print]: { display: 'none' },
    },
  },
]);
