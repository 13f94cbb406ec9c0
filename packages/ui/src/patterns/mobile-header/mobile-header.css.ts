import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { layer, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const header = style(
  [
    text,
    {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.header,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      boxSizing: 'border-box',
      paddingBlock: `calc(${space[2]} + env(safe-area-inset-top)) ${space[2]}`,
      paddingInline: `${space[3]} ${space[2]}`,
      backgroundColor: vars.color.page,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      '@media': { [media.print]: { display: 'none' } },
    },
  ],
  'header',
);

/** In large text the session and the menu take a second row. */
export const search = style({ flex: '1 1 5rem', minInlineSize: 0 }, 'search');

/** Wide enough for the button in every language: no layout shift when button or avatar appears. */
export const end = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    minInlineSize: `calc(5.5rem + ${space[2]} + 44px)`,
    marginInlineStart: 'auto',
  },
  'end',
);

export const avatar = style(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.full,
    selectors: focusRing,
  },
  'avatar',
);

export const menu = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      ...focusRing,
      '&:active, &[aria-expanded="true"]': { backgroundColor: vars.color.hover },
    },
  },
  'menu',
);
