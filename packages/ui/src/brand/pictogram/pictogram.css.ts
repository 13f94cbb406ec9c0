import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';

export const pictogram = style(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    color: vars.color.text,
    // A host makes it thinner in a large picture.
    strokeWidth: 1.9,
  },
  'pictogram',
);
export const drawing = style(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'drawing',
);
/** Beside the lines, like a colour of a print. */
export const colour = style({ fill: vars.accent.fill, translate: '1.1px 1.1px' }, 'colour');
export const pen = style({ stroke: 'currentColor' }, 'pen');
