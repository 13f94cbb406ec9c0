import { style, variants } from '../../theme/style.ts';
import { coverPaints } from './cover-paints.ts';

const { ground, tones, stops } = coverPaints((turn) => `calc(var(--cover-hue) + ${turn})`);

export const art = style(
  { display: 'block', inlineSize: '100%', blockSize: '100%', backgroundColor: ground },
  'art',
);

export const paints = variants({ ...tones, ...stops });
