import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const frame = style([text, { padding: space[8], maxInlineSize: '1040px' }], 'frame');

export const row = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    marginBlockEnd: space[6],
  },
  'row',
);

export const stack = style(
  { display: 'grid', gap: space[4], maxInlineSize: '400px', marginBlockEnd: space[6] },
  'stack',
);

export const contents = style({ display: 'contents' }, 'contents');

export const caption = style(
  { margin: 0, marginBlockEnd: space[2], fontSize: fontSize[13], color: vars.color.faint },
  'caption',
);

/** A page behind a header or a dialog. */
export const page = style([text, { minBlockSize: '100vh' }], 'page');
export const prose = style(
  { display: 'grid', gap: space[4], padding: space[8], maxInlineSize: '36em' },
  'prose',
);
