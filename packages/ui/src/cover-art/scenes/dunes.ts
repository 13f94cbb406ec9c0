import { circle, path, type Scene } from './scene.ts';

/** Sand in the last light, a line of bells on poles across it. */
export const dunes: Scene = (brush) => {
  const sun = { x: brush.between(180, 330), y: brush.between(230, 290) };
  const poles = brush.row(5, (share) => ({
    x: 300 + share * 420 + brush.between(-24, 24),
    foot: 470 - share * 70,
    height: 170 - share * 110,
  }));
  return [
    circle('glow', { cx: sun.x, cy: sun.y, r: 230, opacity: 0.6 }),
    circle('bright', { cx: sun.x, cy: sun.y, r: 62 }),
    path('farthest', { d: brush.swell(350, 40, 4) }),
    path('far', { d: brush.swell(405, 60, 3) }),
    ...poles.flatMap(({ x, foot, height }) => [
      path('darkLine', {
        d: `M${x} ${foot}V${foot - height}h${height * 0.34}`,
        strokeWidth: height * 0.05,
        strokeLinejoin: 'round',
      }),
      path('nearest', {
        d: `m${x + height * 0.34} ${foot - height + 2}c${height * 0.13} ${height * 0.02} ${height * 0.1} ${height * 0.16} ${height * 0.17} ${height * 0.24}h${-height * 0.34}c${height * 0.07} ${-height * 0.08} ${height * 0.04} ${-height * 0.22} ${height * 0.17} ${-height * 0.24}z`,
      }),
    ]),
    path('middle', { d: brush.swell(485, 64, 2.5) }),
    path('near', { d: brush.swell(560, 48, 2) }),
  ];
};
