import { globalStyle, style } from '../../theme/style.ts';

export const field = style({}, 'field');
// Six digits are always seen whole: with large letters on a small phone what stands at the end goes below them.
globalStyle(`${field} > div`, { flexWrap: 'wrap', justifyContent: 'end' }, 'variant');
globalStyle(`${field} input`, { flexBasis: '6.5em' }, 'variant');
