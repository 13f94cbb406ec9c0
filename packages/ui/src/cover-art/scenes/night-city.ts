import { circle, ellipse, path, rect, type Scene } from './scene.ts';

const STOREY = 22;
const WINDOW = 9;

/** Towers with a few windows lit, wires over the street, one tram with its light on. */
export const nightCity: Scene = (brush) => {
  const towers = (count: number, low: number, high: number) =>
    brush.row(count, (share) => ({
      x: Math.round(share * 800 - 60 + brush.between(-20, 20)),
      width: Math.round(brush.between(70, 120)),
      top: Math.round(brush.between(low, high)),
    }));
  const outline = (row: ReturnType<typeof towers>) =>
    row.map(({ x, width, top }) => `M${x} 600V${top}h${width}V600z`).join('');
  const front = towers(7, 190, 400);
  const windows = front.flatMap(({ x, width, top }) =>
    brush
      .row(Math.floor((500 - top) / STOREY), (_, storey) =>
        brush.row(Math.floor((width - 16) / 18), (__, column) => ({
          x: x + 12 + column * 18,
          y: top + 14 + storey * STOREY,
          lit: brush.chance(0.17),
        })),
      )
      .flat()
      .filter(({ lit }) => lit),
  );
  const tram = brush.between(380, 560);
  return [
    circle('glow', { cx: tram, cy: 470, r: 420, opacity: 0.42 }),
    path('far', { d: outline(towers(9, 120, 300)) }),
    path('middle', { d: outline(front) }),
    ...windows.map(({ x, y }) => rect('lamp', { x, y, width: WINDOW, height: 12, rx: 1 })),
    path('darkLine', { d: 'M-10 210Q400 300 810 170M-10 260Q400 340 810 236', strokeWidth: 2.5 }),
    rect('nearest', { y: 520, width: 800, height: 80 }),
    ellipse('lampLight', { cx: tram, cy: 500, rx: 190, ry: 70, opacity: 0.8 }),
    path('darkLine', { d: `M${tram} 424l-34 -24m34 24l34 -24`, strokeWidth: 4 }),
    rect('near', { x: tram - 82, y: 424, width: 164, height: 106, rx: 16 }),
    ...brush.row(4, (share) =>
      rect('lamp', { x: tram - 66 + share * 102, y: 444, width: 28, height: 34, rx: 5 }),
    ),
    path('line', { d: `M${tram - 62} 496h124`, strokeWidth: 5, strokeLinecap: 'round' }),
  ];
};
