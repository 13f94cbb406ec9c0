import { style } from '../../theme/style.ts';

/** As high as a window, so that the stage has room. */
export const window = style({ display: 'grid', blockSize: '860px' }, 'window');
