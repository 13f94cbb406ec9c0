import type { Point } from './bodies.ts';
import type { Mood } from './moods.ts';

/** Target of a hand. Without one the arm hangs. */
type Reach = 'up' | 'chin' | 'cheek' | 'out' | 'lap';

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
    default:
      return [x + 0.5, y, x + 4.5, y + 3, x + 3, y + 8.5];
  }
}

const FEET = 'M34.5 87.6h6.6M58.9 87.6h6.6';

export function limbsPath([shoulderX, y]: Point, face: number, mood: Mood): string {
  const shoulder: Point = [shoulderX - 50, y];
  const arms = [-1, 1]
    .map((side, index) => {
      const [x1, y1, x2, y2, x3, y3] = arm(shoulder, face, reaches[mood]?.[index]).map(
        (value, at) => (at % 2 === 0 ? 50 + side * value : value),
      );
      return `M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`;
    })
    .join('');
  return arms + FEET;
}
