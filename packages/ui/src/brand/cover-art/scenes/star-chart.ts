import { tenths } from '../../../internal/rounded.ts';
import { circle, path, rect, type Scene } from './scene.ts';

/** Rings of a chart, a constellation, and a course. */
export const starChart: Scene = (brush) => {
  const centre = { x: brush.between(470, 560), y: brush.between(240, 300) };
  const rings = brush.row(5, (share) => ({
    ...centre,
    r: 60 + share * 300 + brush.between(-14, 14),
  }));
  const stars = brush.row(60, () => ({
    x: brush.between(0, 800),
    y: brush.between(0, 600),
    r: brush.between(0.8, 2.6),
  }));
  const figure = brush.row(6, (share) => ({
    x: centre.x - 190 + share * 380,
    y: centre.y + brush.between(-150, 120),
    r: 6,
  }));
  const solid = rings.filter((_, index) => index % 2 === 0);
  const dashed = rings.filter((_, index) => index % 2 === 1);
  const points = figure.map(({ x, y }) => tenths`${x} ${y}`).join('L');
  return [
    rect('near', { width: 800, height: 600, opacity: 0.72 }),
    circle('glow', { ...centre, r: 420 }, { opacity: 0.34 }),
    circle('line', solid, { strokeWidth: 1.5, opacity: 0.6 }),
    circle('line', dashed, {
      strokeWidth: 4,
      strokeDasharray: '2 14',
      opacity: 0.6,
    }),
    circle('bright', stars, { opacity: 0.8 }),
    path('brightLine', `M${points}`, { strokeWidth: 2 }),
    ...figure.map((star) => circle('glow', { ...star, r: 26 })),
    circle('bright', figure),
    path(
      'lampLine',
      `M-10 ${brush.between(500, 560)}C180 380 300 ${brush.between(420, 560)} ${centre.x} ${centre.y}`,
      { strokeWidth: 4, strokeDasharray: '1 12', strokeLinecap: 'round' },
    ),
  ];
};
