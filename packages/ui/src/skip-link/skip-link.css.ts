import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/mixins.ts';
import { style } from '../theme/style.ts';
import { fontSize, fontWeight, leading, space } from '../theme/tokens.ts';
import { text } from '../theme/type.css.ts';

export const skip = style(
  [
    text,
    {
      position: 'absolute',
      // Below the header, over the page: it hides no other control.
      insetBlockStart: `calc(100% + ${space[2]})`,
      insetInlineStart: space[2],
      zIndex: 1,
      padding: `${space[2]} ${space[4]}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.ember,
      color: vars.color.onEmber,
      fontSize: fontSize[14],
      fontWeight: fontWeight.strong,
      lineHeight: leading.tight,
      textDecoration: 'none',
      selectors: {
        ...focusRing,
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      },
    },
  ],
  'skip',
);
