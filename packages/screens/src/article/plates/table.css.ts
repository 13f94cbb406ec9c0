import { fontSize, fontWeight, leading, space, vars } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { figure, litUp } from './plate.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize[14],
  lineHeight: leading.tight,
});
const inRow = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const column = style([
  inRow,
  {
    borderBlockStart: 0,
    fontSize: fontSize[13],
    fontWeight: fontWeight.regular,
    color: vars.color.muted,
  },
]);
export const row = style([litUp]);
export const rowName = style([inRow, { fontWeight: fontWeight.medium }]);
export const cell = style([inRow]);

// Quotations begin in the middle of a sentence.
for (const each of [column, rowName, cell])
  globalStyle(`${figure} ${each}::first-letter`, { textTransform: 'uppercase' });
