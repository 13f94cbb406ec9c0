import { circle, path, rect, type Scene } from './scene.ts';

/** Rings of a chart, stars joined to a figure, and the course that was drawn into it. */
export const starChart: Scene = (brush) => {
  const centre = { x: brush.between(470, 560), y: brush.between(240, 300) };
  const rings = brush.row(5, (share) => 60 + share * 300 + brush.between(-14, 14));
  const stars = brush.row(60, () => ({
    x: brush.between(0, 800),
    y: brush.between(0, 600),
    r: brush.between(0.8, 2.6),
  }));
  const figure = brush.row(6, (share) => ({
    x: centre.x - 190 + share * 380,
    y: centre.y + brush.between(-150, 120),
  }));
  const points = figure.map(({ x, y }) => `${x} ${y}`).join('L');
  return [
    rect('near', { width: 800, height: 600, opacity: 0.72 }),
    circle('glow', { cx: centre.x, cy: centre.y, r: 420, opacity: 0.34 }),
    ...rings.map((r, index) =>
      circle('line', {
        cx: centre.x,
        cy: centre.y,
        r,
        strokeWidth: index % 2 === 0 ? 1.5 : 4,
        strokeDasharray: index % 2 === 0 ? undefined : '2 14',
        opacity: 0.6,
      }),
    ),
    ...stars.map(({ x, y, r }) => circle('bright', { cx: x, cy: y, r, opacity: 0.8 })),
    path('brightLine', { d: `M${points}`, strokeWidth: 2 }),
    ...figure.flatMap(({ x, y }) => [
      circle('glow', { cx: x, cy: y, r: 26 }),
      circle('bright', { cx: x, cy: y, r: 6 }),
    ]),
    path('lampLine', {
      d: `M-10 ${brush.between(500, 560)}C180 380 300 ${brush.between(420, 560)} ${centre.x} ${centre.y}`,
      strokeWidth: 4,
      strokeDasharray: '1 12',
      strokeLinecap: 'round',
    }),
  ];
};
