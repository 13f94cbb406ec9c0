import {
  borderThin,
  elevation2,
  fontSize,
  layer,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the page, below dialogs and the header. */
export const offer = style([
  text,
  {
    position: 'fixed',
    insetBlockEnd: `max(${space[6]}, env(safe-area-inset-bottom))`,
    insetInline: 0,
    zIndex: `calc(${layer.header} - 1)`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${space[4]})`,
    marginInline: 'auto',
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
    border: borderThin,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.raised,
    boxShadow: elevation2,
    color: vars.color.text,
    fontSize: fontSize[14],
    '@media': { [media.print]: { display: 'none' } },
  },
]);
/** They take a second line before the buttons do. */
export const words = style({ flex: '1 1 8em' });
