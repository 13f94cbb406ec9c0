import { tenths } from '../../../internal/rounded.ts';
import { type Eye, ellipse, eyes, type Mouth, mouths, slanted } from '../face.ts';
import { moods } from '../moods.ts';

/** The eyes of seeds, and those that only designed figures have. */
export const designedEyes: Record<string, Eye> = {
  ...eyes,
  almond: {
    radii: [4.4, 3.9],
    open: (rx, ry) =>
      tenths`m${-rx} ${ry * 0.2}c${rx * 0.3} ${-ry * 1.5} ${rx * 1.7} ${-ry * 1.7} ${rx * 2} ${-ry * 0.2}c${-rx * 0.2} ${ry * 1.5} ${-rx * 1.8} ${ry * 1.7} ${-rx * 2} ${ry * 0.2}z`,
  },
  /** Of the old: closed with a smile. */
  smiling: { radii: [4, 3.6], startles: true, shut: (_mood, _side, arc) => ({ line: arc }) },
  glare: { radii: [5.6, 5], hasLid: true, open: slanted(0.1, -1), shut: () => undefined },
  slit: {
    radii: [5.4, 5.6],
    isDull: true,
    shut: () => undefined,
    open: (rx, ry) => ellipse(rx, ry) + tenths`m${rx} 0` + ellipse(1.1, ry * 0.74),
  },
  /** Of machines. */
  ring: {
    radii: [5.8, 5.8],
    isDull: true,
    shut: () => undefined,
    open: (rx, ry) =>
      ellipse(rx, ry) +
      tenths`m${rx} 0` +
      ellipse(rx * 0.7, ry * 0.7) +
      tenths`m${rx * 0.7} 0` +
      ellipse(rx * 0.34, ry * 0.34),
  },
};

const teeth = 'm-9-1l2.2 3l2.2-2.4l2.3 3l2.3-3l2.3 3l2.3-3l2.2 2.4l2.2-3';
const jaws = 'm-10-2l2.6.8l1.5 3l1.9-2.5l2 3l2-3l2 3l2-3l1.8 2.5l1.6-3l2.6-.8c-1 10-19 10-20 0z';
const maw = 'm-12 1.8c4-4 20-4 24 0';

/** The mouths of seeds, and those that only designed figures have. */
export const designedMouths: Record<string, Mouth> = {
  ...mouths,
  flat: {
    idle: 'm-3.6.6h7.2',
    happy: 'm-4.4-.4c2 .5 6.8.5 8.8 0c-.6 3.4-8.2 3.4-8.8 0z',
    curious: 'm-2.4.8l4.6-.8',
    sad: 'm-3.6 1.6c2-1.6 5.2-1.6 7.2 0',
  },
  tongue: {
    idle: 'm-4.6-.4c2.4 2 6.8 2 9.2 0m-5.4 1.4c-.2 4.6 4.6 4.6 4.4-.2',
    happy: 'm-6-1.4c3 1 9 1 12 0c-.4 3.6-2.6 5.4-4.4 6c.2 3.4-5 3.4-4.8 0c-1.4-.8-2.6-2.6-2.8-6z',
  },
  teeth: { idle: teeth, happy: jaws, curious: teeth, talking: jaws, surprised: jaws, sad: teeth },
  maw: { idle: maw, happy: jaws, curious: maw, talking: jaws, sad: 'm-10 1.6c5-3.6 15-3.6 20 0' },
  none: Object.fromEntries(moods.map((mood) => [mood, ''])),
};
