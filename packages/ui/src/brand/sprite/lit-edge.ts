import { tenths } from '../../internal/rounded.ts';

type Vector = readonly [x: number, y: number];

/** Unit vector towards the lamp, at the upper left. */
const LAMP: Vector = [-0.76, -0.65];

/** Inward normal of a clockwise outline between `a` and `b`. */
function inward(a: Vector, b: Vector): Vector {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

/**
 * The lit edge of an outline, as crescents inside it. Each point is as wide as it faces the light, at most `width`, % of
 * the picture. A negative `width` gives the edge that faces away. The outline is clockwise and has only absolute `M`,
 * `L` and `C` commands.
 */
export function litEdge(outline: string, width: number): string {
  const numbers = (outline.match(/[A-Z]|-?[\d.]+/g) ?? []).map((token) =>
    /[A-Z]/.test(token) ? token : Number(token),
  );
  const pieces: string[] = [];
  let at: Vector = [0, 0];
  let command = '';
  for (let index = 0; index < numbers.length; ) {
    const token = numbers[index];
    if (typeof token === 'string') {
      command = token;
      index += 1;
      continue;
    }
    const count = command === 'C' ? 3 : 1;
    const points = Array.from(
      { length: count },
      (_, step) => [numbers[index + step * 2], numbers[index + step * 2 + 1]] as unknown as Vector,
    );
    index += count * 2;
    const end = points[count - 1] as Vector;
    if (command !== 'M')
      pieces.push(crescent([at, points[0] ?? end, points[count - 2] ?? at, end], width));
    at = end;
  }
  return pieces.join('');
}

function crescent(curve: readonly [Vector, Vector, Vector, Vector], width: number): string {
  const [start, control, control2, end] = curve;
  const normals = [inward(start, control), inward(control2, end)] as const;
  const depths = normals.map(([x, y]) =>
    Math.max(0, -(x * LAMP[0] + y * LAMP[1]) * Math.sign(width)),
  );
  if (Math.max(...depths) < 0.1) return '';
  const inner = ([x, y]: Vector, which: 0 | 1): Vector => {
    const depth = (depths[which] ?? 0) * Math.abs(width);
    return [x + normals[which][0] * depth, y + normals[which][1] * depth];
  };
  const text = (...points: Vector[]) => points.map(([x, y]) => tenths`${x} ${y}`).join(' ');
  return `M${text(start)}C${text(control, control2, end)}L${text(inner(end, 1))}C${text(inner(control2, 1), inner(control, 0), inner(start, 0))}Z`;
}
