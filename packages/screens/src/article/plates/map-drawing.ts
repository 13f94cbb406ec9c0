import type { PlateOf } from '@companion/sdk/contract';

/** Width of every drawing in its own units: about the px of a phone's column, so that texts keep their size there. */
export const WIDTH = 360;
/** Size of the texts on a drawing. */
export const TEXT = 13.5;
/** Radius of a numbered place. */
export const BADGE = 11;
const MARGIN = 24;

export interface Point {
  x: number;
  y: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}
export interface MapDrawing {
  height: number;
  roads: string[];
  lamps: Point[];
  places: (Point & { name: string; label: Label | undefined })[];
  scenery: (Point & { motif: 0 | 1; scale: number })[];
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Width of a text: full-width characters have one em, others about half. */
export const widthOf = (text: string) =>
  [...text].reduce((sum, each) => sum + (/[\u2e80-\uffff]/.test(each) ? 1 : 0.56), 0) * TEXT;

/** Numbers from 0 to below 1 that depend only on the place of the motif. */
function noise(column: number, row: number, salt: number): number {
  let mixed = Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b) ^ salt;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  return (mixed >>> 0) / 4294967296;
}

/** Lays a map out: roads through the places, labels that touch nothing, and scenery where there is room. */
export function drawMap({ places, roads, lamps }: PlateOf<'route'>): MapDrawing {
  const height = places.length <= 6 ? 280 : places.length <= 10 ? 360 : 460;
  const points = places.map(({ x, y }) => ({
    x: round(MARGIN + (x / 100) * (WIDTH - 2 * MARGIN)),
    y: round(MARGIN + (y / 100) * (height - 2 * MARGIN)),
  }));
  const lines = (roads ?? [places.map((_, index) => index + 1)]).map((road) =>
    road.flatMap((number) => points[number - 1] ?? []),
  );
  const curves = lines.map(curveThrough);
  const along = curves.flatMap(({ samples }) => samples);
  const labels = placeLabels(
    points,
    places.map(({ name }) => name),
    along,
    height,
  );
  return {
    height,
    roads: curves.map(({ path }) => path),
    lamps:
      lamps > 0 ? curves.flatMap(({ parts }) => parts.flatMap((part) => spread(part, lamps))) : [],
    places: points.map((point, index) => ({
      ...point,
      name: places[index]?.name ?? '',
      label: labels[index],
    })),
    scenery: scatter(points, labels, along, height),
  };
}

/** Evenly spaced points of a part of a road, away from its ends. */
const spread = (part: readonly Point[], count: number): Point[] =>
  Array.from(
    { length: count },
    (_, index) => part[Math.round(((index + 1) / (count + 1)) * (part.length - 1))],
  ).filter((point) => point !== undefined);

const SAMPLES = 16;

/** A smooth road (Catmull–Rom), and points along each of its parts. */
function curveThrough(points: readonly Point[]) {
  const [first] = points;
  if (!first) return { path: '', parts: [], samples: [] };
  let path = `M${first.x} ${first.y}`;
  const parts: Point[][] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const a = {
      x: round(from.x + (to.x - before.x) / 6),
      y: round(from.y + (to.y - before.y) / 6),
    };
    const b = { x: round(to.x - (after.x - from.x) / 6), y: round(to.y - (after.y - from.y) / 6) };
    path += `C${a.x} ${a.y} ${b.x} ${b.y} ${to.x} ${to.y}`;
    parts.push(
      Array.from({ length: SAMPLES + 1 }, (_, step) => {
        const t = step / SAMPLES;
        const s = 1 - t;
        const at = (from: number, a: number, b: number, to: number) =>
          round(s * s * s * from + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * to);
        return { x: at(from.x, a.x, b.x, to.x), y: at(from.y, a.y, b.y, to.y) };
      }),
    );
  }
  return { path, parts, samples: parts.flat() };
}

const GAP = BADGE + 5;
/** A label may cover this many samples of a road. */
const MOST_CROSSED = 4;
const around = ({ x, y }: Point, by: number): Box => ({
  left: x - by,
  top: y - by,
  right: x + by,
  bottom: y + by,
});
const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const holds = (box: Box, { x, y }: Point) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The label of each place beside, below or above it; `undefined` where there is no room. */
export function placeLabels(
  points: readonly Point[],
  names: readonly string[],
  along: readonly Point[],
  height: number,
): (Label | undefined)[] {
  const taken = points.map((point) => around(point, BADGE + 1));
  return points.map(({ x, y }, index) => {
    const width = widthOf(names[index] ?? '');
    const half = TEXT / 2 + 2;
    const boxes: Label[] = [
      {
        x: x + GAP,
        y,
        anchor: 'start',
        box: { left: x + GAP, right: x + GAP + width, top: y - half, bottom: y + half },
      },
      {
        x: x - GAP,
        y,
        anchor: 'end',
        box: { left: x - GAP - width, right: x - GAP, top: y - half, bottom: y + half },
      },
      ...[GAP + half, -GAP - half].map(
        (down): Label => ({
          x,
          y: y + down,
          anchor: 'middle',
          box: {
            left: x - width / 2,
            right: x + width / 2,
            top: y + down - half,
            bottom: y + down + half,
          },
        }),
      ),
    ];
    const fitting = boxes.filter(
      ({ box }) =>
        box.left > 8 &&
        box.right < WIDTH - 8 &&
        box.top > 8 &&
        box.bottom < height - 8 &&
        !taken.some((other) => touch(other, box)),
    );
    const crossings = ({ box }: Label) => along.filter((point) => holds(box, point)).length;
    const best = fitting
      .filter((label) => crossings(label) <= MOST_CROSSED)
      .sort((a, b) => crossings(a) - crossings(b))[0];
    if (best) taken.push(best.box);
    return best && { ...best, x: round(best.x), y: round(best.y) };
  });
}

const CELL = { width: 44, height: 38 };

/** Motifs on a loose grid, where nothing else is. */
function scatter(
  points: readonly Point[],
  labels: readonly (Label | undefined)[],
  along: readonly Point[],
  height: number,
): MapDrawing['scenery'] {
  const scenery: MapDrawing['scenery'] = [];
  for (let row = 0; row * CELL.height < height; row += 1)
    for (let column = 0; column * CELL.width < WIDTH; column += 1) {
      const spot = {
        x: round((column + 0.25 + noise(column, row, 1) * 0.5) * CELL.width),
        y: round((row + 0.3 + noise(column, row, 2) * 0.4) * CELL.height),
      };
      const box = around(spot, 17);
      const isFree =
        box.left > 4 &&
        box.right < WIDTH - 4 &&
        box.top > 4 &&
        box.bottom < height - 4 &&
        noise(column, row, 3) < 0.92 &&
        !points.some((point) => touch(around(point, BADGE + 2), box)) &&
        !labels.some((label) => label && touch(label.box, box)) &&
        !along.some((point) => holds(box, point));
      if (isFree)
        scenery.push({
          ...spot,
          motif: noise(column, row, 4) < 0.62 ? 0 : 1,
          scale: round(0.9 + noise(column, row, 5) * 0.3),
        });
    }
  return scenery;
}
