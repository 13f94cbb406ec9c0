import { rounded } from '../../internal/rounded.ts';
import type { Build, Point } from './bodies.ts';
import type { Mood } from './moods.ts';

/** Target of a hand. Without one the arm hangs. */
type Reach = 'up' | 'chin' | 'cheek' | 'out' | 'lap' | 'hold' | 'lift';

const reaches: Partial<Record<Mood, readonly [left: Reach | undefined, right: Reach | undefined]>> =
  {
    happy: ['up', 'up'],
    curious: [undefined, 'up'],
    thinking: [undefined, 'chin'],
    talking: [undefined, 'out'],
    sleepy: ['lap', 'lap'],
    sad: ['lap', 'lap'],
    surprised: ['cheek', 'cheek'],
  };

/** The right arm as a stroke from the shoulder, relative to the middle of the body. */
function arm([x, y]: Point, face: number, reach: Reach | undefined): readonly number[] {
  switch (reach) {
    case 'up':
      return [x, y, x + 8, y - 2, x + 10, y - 12];
    case 'out':
      return [x, y, x + 7, y + 3, x + 12, y - 3];
    case 'chin':
      return [x, y, x + 1, y + 15, 8, face + 12];
    case 'cheek':
      return [x, y, x + 3, y + 4, 20, face + 11];
    case 'lap':
      return [x, y, x + 3, y + 9, x - 10, y + 11];
    case 'hold':
      return [x, y, x + 4, y + 8, x + 10, y + 2];
    case 'lift':
      return [x, y, x + 6, y + 5, x + 10, y - 4];
    default:
      return [x + 0.5, y, x + 4.5, y + 3, x + 3, y + 8.5];
  }
}

export interface Limbs {
  /** Arms and feet, as strokes. */
  path: string;
  /** Ends of the arms. */
  hands: readonly [left: Point, right: Point];
}

/** `holds`: whether a hand carries something. It then keeps its place, and rises with joy. */
export function limbsOf(
  { arm: [shoulderX, y], armless, feet = 12.2 }: Build,
  face: number,
  mood: Mood,
  holds: readonly [left: boolean, right: boolean],
): Limbs {
  const shoulder: Point = [shoulderX - 50, y];
  const strokes: string[] = [];
  const hands = [-1, 1].map((side, index): Point => {
    const carrying = mood === 'happy' || mood === 'surprised' ? 'lift' : 'hold';
    const reach = holds[index] ? carrying : reaches[mood]?.[index];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = arm(shoulder, face, reach).map(
      (value, at) => rounded(at % 2 === 0 ? 50 + side * value : value, 1),
    );
    if (!armless) strokes.push(`M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`);
    return [x3, y3];
  });
  if (feet > 0) strokes.push(...[-feet, feet].map((x) => `M${rounded(46.7 + x, 1)} 87.6h6.6`));
  return { path: strokes.join(''), hands: hands as [Point, Point] };
}
