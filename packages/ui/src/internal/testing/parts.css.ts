import { style } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const card = style({ display: 'grid', gap: space[2], inlineSize: '240px' }, 'card');
export const square = style({ inlineSize: '240px', blockSize: '160px' }, 'square');
export const small = style({ inlineSize: '48px' }, 'small');
