import { globalStyle, style } from '../../theme/style.ts';

export const field = style({}, 'field');
// With large text on a small phone the button wraps below the digits instead of cutting them off.
globalStyle(`${field} > div`, { flexWrap: 'wrap', justifyContent: 'end' }, 'variant');
globalStyle(`${field} input`, { flexBasis: '6.5em' }, 'variant');
