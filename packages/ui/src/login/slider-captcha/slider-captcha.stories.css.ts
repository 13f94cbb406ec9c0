import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { fontSize, space } from '../../theme/tokens.ts';

export const stage = style(
  {
    inlineSize: 'min(100%, 392px)',
    marginInline: 'auto',
    padding: '24px',
    boxSizing: 'border-box',
  },
  'stage',
);

export const states = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 344px), 1fr))',
    justifyItems: 'center',
  },
  'states',
);

export const state = style({ inlineSize: 'min(100%, 392px)', margin: 0 }, 'state');

export const name = style(
  { color: vars.color.faint, fontSize: fontSize[13], paddingInline: space[6] },
  'name',
);
