import { circle, ellipse, group, path, rect, type Scene } from './scene.ts';

const STOREY = 22;
const WINDOW = 9;

/** Towers with a few lit windows, wires over the street, a lit tram. */
export const nightCity: Scene = (brush) => {
  const towers = (count: number, low: number, high: number) =>
    brush.row(count, (share) => ({
      x: Math.round(share * 800 - 60 + brush.between(-20, 20)),
      width: Math.round(brush.between(70, 120)),
      top: Math.round(brush.between(low, high)),
    }));
  const outline = (row: ReturnType<typeof towers>) =>
    row.map(({ x, width, top }) => `M${x} 600V${top}h${width}V600z`);
  const front = towers(7, 190, 400);
  const windows = front.flatMap(({ x, width, top }) =>
    brush
      .row(Math.floor((500 - top) / STOREY), (_, storey) =>
        brush.row(Math.floor((width - 16) / 18), (__, column) =>
          brush.chance(0.17)
            ? `M${x + 12 + column * 18 + WINDOW / 2} ${top + 14 + storey * STOREY}v12`
            : '',
        ),
      )
      .flat(),
  );
  const tram = brush.between(380, 560);
  return [
    circle('glow', { x: tram, y: 470, r: 420 }, { opacity: 0.42 }),
    path('far', outline(towers(9, 120, 300))),
    path('middle', outline(front)),
    path('lampLine', windows, { strokeWidth: WINDOW }),
    path('darkLine', 'M-10 210Q400 300 810 170M-10 260Q400 340 810 236', { strokeWidth: 2.5 }),
    rect('nearest', { y: 520, width: 800, height: 80 }),
    group({ transform: `translate(${tram})` }, [
      ellipse('lampLight', { cy: 500, rx: 190, ry: 70, opacity: 0.8 }),
      path('darkLine', 'M0 424l-34 -24m34 24l34 -24', { strokeWidth: 4 }),
      rect('near', { x: -82, y: 424, width: 164, height: 106, rx: 16 }),
      path(
        'lamp',
        brush.row(
          4,
          (_, index) =>
            `M${index * 34 - 61} 444h18q5 0 5 5v24q0 5 -5 5h-18q-5 0 -5 -5v-24q0 -5 5 -5z`,
        ),
      ),
      path('line', 'M-62 496h124', { strokeWidth: 5, strokeLinecap: 'round' }),
    ]),
  ];
};
