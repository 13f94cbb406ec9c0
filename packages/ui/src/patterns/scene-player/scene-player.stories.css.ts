import { style } from '../../theme/style.ts';

export const window = style({ display: 'grid', blockSize: '860px' }, 'window');
