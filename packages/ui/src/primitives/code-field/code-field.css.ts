import { globalStyle, style } from '../../theme/style.ts';

export const field = style({}, 'field');
// Six digits are never cut: with large text on a small phone the end slot wraps below them.
globalStyle(`${field} > div`, { flexWrap: 'wrap', justifyContent: 'end' }, 'variant');
globalStyle(`${field} input`, { flexBasis: '6.5em' }, 'variant');
