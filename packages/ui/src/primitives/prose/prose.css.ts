import { vars } from '../../theme/contract.css.ts';
import { borderThin } from '../../theme/mixins.ts';
import { globalStyle, style } from '../../theme/style.ts';
import { runningText } from '../../theme/text-flow.css.ts';
import { fontSize, fontWeight, leading, measure, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const prose = style(
  [text, runningText, { maxInlineSize: measure, overflowWrap: 'anywhere' }],
  'prose',
);

const within = (selector: string) => `${prose} ${selector}`;

globalStyle(within(':where(h1, h2, h3, h4, p, ul, ol, dl, figure, blockquote, table)'), {
  margin: 0,
});
globalStyle(within('> * + *'), { marginBlockStart: space[4] });
globalStyle(within(':is(h1, h2, h3, h4)'), {
  fontWeight: fontWeight.strong,
  lineHeight: leading.heading,
  textWrap: 'balance',
});
globalStyle(within('h2'), { fontSize: fontSize[28], marginBlockStart: space[12] });
globalStyle(within('h3'), { fontSize: fontSize[22], marginBlockStart: space[8] });
globalStyle(within('h4'), { fontSize: fontSize[18], marginBlockStart: space[6] });
globalStyle(within(':is(ul, ol)'), { paddingInlineStart: '1.5em' });
globalStyle(within('li + li'), { marginBlockStart: space[2] });
globalStyle(within('::marker'), { color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
globalStyle(within('a'), {
  color: vars.accent.text,
  textUnderlineOffset: '0.24em',
  textDecorationThickness: '1px',
  borderRadius: '4px',
});
globalStyle(within('a:focus-visible'), {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// Chinese and Japanese mark emphasis with dots, not with italics.
globalStyle(within('em:is(:lang(zh), :lang(ja))'), {
  fontStyle: 'normal',
  textEmphasis: `filled dot ${vars.accent.text}`,
  textEmphasisPosition: 'under right',
});
globalStyle(within('strong'), { fontWeight: fontWeight.strong });
globalStyle(within('blockquote'), {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.accent.text}`,
  color: vars.color.muted,
});
globalStyle(within('hr'), { border: 0, borderBlockStart: borderThin, marginBlock: space[8] });
globalStyle(within('img'), { maxInlineSize: '100%', blockSize: 'auto' });
globalStyle(within('pre'), { whiteSpace: 'pre-wrap' });
globalStyle(within('table'), {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(within(':is(th, td)'), {
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: borderThin,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(within('th'), { fontWeight: fontWeight.medium, color: vars.color.muted });
