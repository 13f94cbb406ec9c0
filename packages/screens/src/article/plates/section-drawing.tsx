import type { PlateOf } from '@companion/sdk/contract';
import { Legend } from './legend.tsx';
import {
  BADGE,
  type Label,
  type Point,
  placeLabels,
  round,
  TEXT,
  WIDTH,
  widthOf,
} from './map-drawing.ts';
import type { Numbered } from './numbered.ts';
import { Places } from './places.tsx';
import * as css from './plates.css.ts';

const WALL = 72;
const END = 34;

/** A cut through a place: a shaft between hatched walls, or a hatched slope. */
export function SectionDrawing({ plate, ...numbers }: Numbered<PlateOf<'section'>>) {
  const { shape, levels } = plate;
  const height = shape === 'shaft' ? Math.max(300, 70 + levels.length * 38) : 240;
  const points = levels.map(({ at, side }): Point => {
    if (shape === 'slope') return slopeAt(at / 100);
    const y = round(END + (at / 100) * (height - 2 * END));
    return { x: side === 'left' ? WALL + 6 : side === 'right' ? WIDTH - WALL - 6 : WIDTH / 2, y };
  });
  const names = levels.map(({ name }) => name);
  const labels =
    shape === 'slope'
      ? placeLabels(points, names, SLOPE, height)
      : points.map((point, index) => insideLabel(point, names[index] ?? ''));
  const isComplete =
    levels.every(({ note }) => note === undefined) && labels.every((label) => label);
  return (
    <>
      <svg className={css.map} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {shape === 'shaft' ? (
          <>
            <path className={css.ground} d={wall(height, 0, 5)} />
            <path className={css.ground} d={wall(height, WIDTH, 355)} />
            <path className={css.hatching} d={hatching(height)} />
            {points.map(({ x, y }, index) => (
              <path key={index} className={css.rule} d={ruleOf(x, y)} />
            ))}
          </>
        ) : (
          <>
            <path className={css.ground} d={`${SLOPE_PATH}V${height - 6}H6Z`} />
            <path className={css.hatching} d={slopeHatching(height)} />
          </>
        )}
        <Places
          places={points.map((point, index) => ({
            ...point,
            name: levels[index]?.name ?? '',
            label: labels[index],
          }))}
          {...numbers}
        />
      </svg>
      <Legend entries={levels} hidden={isComplete} {...numbers} />
    </>
  );
}

/** The name of a level towards the middle of the shaft. */
function insideLabel({ x, y }: Point, name: string): Label | undefined {
  const width = widthOf(name);
  if (width > WIDTH - 2 * WALL - 48) return undefined;
  const isRight = x > WIDTH / 2;
  const start = isRight ? x - BADGE - 5 - width : x + BADGE + 5;
  const box = { left: start, right: start + width, top: y - TEXT, bottom: y + TEXT };
  return isRight
    ? { x: x - BADGE - 5, y, anchor: 'end', box }
    : { x: start, y, anchor: 'start', box };
}

/** How far the wall reaches into the shaft at a height. */
const edgeAt = (y: number) => WALL - 22 + 7 * ((Math.floor(y / 26) * 5) % 4);

/** One wall as a rough line from top to bottom, closed at the frame. */
function wall(height: number, outer: number, frame: number): string {
  const sign = outer === 0 ? 1 : -1;
  let path = `M${frame} 5`;
  for (let y = 5; y <= height; y += 26)
    path += `L${outer + sign * edgeAt(y)} ${Math.min(y, height - 5)}`;
  return `${path}L${frame} ${height - 5}Z`;
}

function hatching(height: number): string {
  let path = '';
  for (let y = 18; y < height - 14; y += 13) {
    const edge = edgeAt(y) - 5;
    path += `M${edge} ${y}L${edge - 16} ${y + 9}M${WIDTH - edge} ${y}L${WIDTH - edge + 16} ${y + 9}`;
  }
  return path;
}

/** A level's line across the shaft; from the middle to both walls. */
const ruleOf = (x: number, y: number) =>
  x < WIDTH / 2
    ? `M${WALL - 26} ${y}H${x}`
    : x > WIDTH / 2
      ? `M${WIDTH - WALL + 26} ${y}H${x}`
      : `M${WALL} ${y}H${WIDTH - WALL}`;

const slopeAt = (share: number): Point => ({
  x: round(30 + share * 300),
  y: round(52 + share * 128 + 12 * Math.min(1, Math.abs(share - 0.5) * 2)),
});
const SLOPE = Array.from({ length: 21 }, (_, index) => slopeAt(index / 20));
const SLOPE_PATH = `M6 ${slopeAt(0).y}L${SLOPE.map(({ x, y }) => `${x} ${y}`).join('L')}L354 ${slopeAt(1).y}`;
const slopeHatching = (height: number) =>
  SLOPE.map(({ x, y }) => `M${x} ${y + 8}L${x - 12} ${Math.min(y + 26, height - 8)}`).join('');
