import { style } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const content = style({ inlineSize: 'max-content', padding: space[2] }, 'content');
