import { style } from '../../theme/style.ts';

/** A conversation as high as a phone, with a field at its lower edge. */
export const room = style(
  { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', blockSize: '640px' },
  'room',
);
