import { tenths } from '../../../internal/rounded.ts';
import { circle, group, path, rect, type Scene } from './scene.ts';

/** Light from above, seaweed in the current, a large animal. */
export const deepSea: Scene = (brush) => {
  const sun = brush.between(220, 420);
  const rays = brush.row(5, (share) => {
    const foot = sun - 320 + share * 720 + brush.between(-40, 40);
    const width = brush.between(40, 110);
    return tenths`M${sun - 40 + share * 90} 0h24L${foot + width} 600h${-width}z`;
  });
  const weed = (count: number, height: number) =>
    brush.row(count, (share) => {
      const x = Math.round(share * 820 - 10 + brush.between(-22, 22));
      const tall = Math.round(height * brush.between(0.4, 1));
      return tenths`M${x} 610c-26 ${-tall * 0.3} 30 ${-tall * 0.6} 4 ${-tall}c34 ${tall * 0.4} -6 ${tall * 0.7} 18 ${tall}z`;
    });
  const whale = { x: brush.between(380, 480), y: brush.between(220, 280) };
  const bubbles = brush.row(14, () => ({
    x: brush.between(60, 760),
    y: brush.between(120, 540),
    r: brush.between(2, 7),
  }));
  return [
    rect('middle', { width: 800, height: 600, opacity: 0.75 }),
    circle('glow', { x: sun, y: -20, r: 420 }, { opacity: 0.75 }),
    path('bright', rays, { opacity: 0.07 }),
    group({ transform: `translate(${whale.x} ${whale.y}) rotate(-7)` }, [
      path(
        'near',
        'M-190 4C-150 -62 10 -84 112 -34C156 -12 178 -34 214 -66C212 -34 232 -16 262 -12C228 8 196 6 166 14C96 66 -132 76 -190 4ZM-60 40c-6 40 -34 62 -66 70c6 -28 14 -58 26 -76z',
      ),
      path('line', 'M-186 10c60 26 130 34 190 26', { strokeWidth: 2, opacity: 0.5 }),
      circle('bright', { x: -134, y: -8, r: 5 }),
    ]),
    circle('brightLine', bubbles, { strokeWidth: 1.5, opacity: 0.6 }),
    path('far', weed(16, 210), { opacity: 0.7 }),
    path('near', brush.ridge(590, 70, 9)),
    path('nearest', weed(12, 300)),
    circle('lampLight', { x: sun + 250, y: 500, r: 90 }),
    circle('lamp', { x: sun + 250, y: 500, r: 9 }),
  ];
};
