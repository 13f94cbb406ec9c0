import { tenths } from '../../../internal/rounded.ts';
import { circle, ellipse, path, rect, type Scene } from './scene.ts';

/** A counter below a lamp, steaming pots, stars in the window. */
export const kitchen: Scene = (brush) => {
  const stars = brush.row(18, () => ({
    x: brush.between(430, 730),
    y: brush.between(70, 290),
    r: brush.between(1, 3),
  }));
  const pans = brush.row(4, (share) => ({ x: 90 + share * 230, size: brush.between(0.7, 1.1) }));
  const pot = brush.between(250, 330);
  return [
    rect('near', { width: 800, height: 600, opacity: 0.86 }),
    rect('outside', { x: 420, y: 60, width: 320, height: 240, rx: 10 }),
    circle('glow', { x: 650, y: 120, r: 190 }, { opacity: 0.6 }),
    circle('bright', stars),
    path('darkLine', 'M580 60V300M420 180H740M40 96H370', { strokeWidth: 8 }),
    path(
      'darkLine',
      pans.map(({ x, size }) => tenths`M${x} 96v${52 * size}`),
      { strokeWidth: 6 },
    ),
    circle(
      'middle',
      pans.map(({ x, size }) => ({ x, y: 96 + 84 * size, r: 34 * size })),
    ),
    circle(
      'line',
      pans.map(({ x, size }) => ({ x: x - 6 * size, y: 96 + 78 * size, r: 24 * size })),
      { strokeWidth: 2, opacity: 0.5 },
    ),
    ellipse('lampLight', { cx: pot, cy: 420, rx: 330, ry: 210, opacity: 0.72 }),
    path('darkLine', `M${pot} -10V190`, { strokeWidth: 4 }),
    path('nearest', tenths`M${pot - 70} 236q8 -50 70 -50t70 50z`),
    ellipse('lamp', { cx: pot, cy: 236, rx: 70, ry: 9 }),
    rect('nearest', { y: 470, width: 800, height: 130 }),
    path('middle', tenths`M${pot - 92} 392h184v70q0 24 -24 24h-136q-24 0 -24 -24z`),
    path('line', tenths`M${pot - 104} 392h208`, { strokeWidth: 9, strokeLinecap: 'round' }),
    path(
      'brightLine',
      tenths`M${pot - 40} 372c-18 -30 18 -40 0 -76M${pot} 366c-18 -32 18 -46 0 -82M${pot + 40} 372c-18 -30 18 -40 0 -76`,
      { strokeWidth: 5, strokeLinecap: 'round', opacity: 0.55 },
    ),
    path(
      'far',
      brush.row(3, (share) => tenths`M${pot + 150 + share * 190} 440h76q-4 34 -38 34t-38 -34z`),
    ),
  ];
};
