import { vars } from '../../../theme/contract.css.ts';
import { borderThin } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

/** Too narrow for dialog and chart side by side. */
const narrow = '(width < 900px)';

export const playground = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    blockSize: '100vh',
    background: vars.color.page,
    '@media': {
      [narrow]: { gridTemplateColumns: 'none', gridTemplateRows: '680px auto', blockSize: 'auto' },
    },
  },
  'playground',
);

/** The dialog covers this place and not the window. */
export const place = style(
  { contain: 'layout', display: 'grid', placeContent: 'center', minBlockSize: '100%' },
  'place',
);

export const side = style(
  {
    minBlockSize: 0,
    overflow: 'auto',
    borderInlineStart: borderThin,
    '@media': { [narrow]: { border: 'none' } },
  },
  'side',
);

export const scenario = style(
  {
    position: 'sticky',
    insetBlockStart: 0,
    padding: `${space[4]} ${space[6]}`,
    borderBlockEnd: borderThin,
    background: vars.color.page,
  },
  'scenario',
);
