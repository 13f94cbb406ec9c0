import { rounded } from '../../internal/rounded.ts';
import { seededRandom } from '../../internal/seeded-random.ts';

/** Size of every picture in its own units. The element crops it from the middle. */
export const WIDTH = 800;
export const HEIGHT = 600;

/** Tools of a scene: seeded random numbers and outlines. */
export function createBrush(seed: string) {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => rounded(low + next() * (high - low), 2);
  const brush = {
    between,
    chance: (share: number) => next() < share,
    /** Makes `count` values, each from its position in the row, 0–1. */
    row: <T>(count: number, make: (share: number, index: number) => T): T[] =>
      Array.from({ length: count }, (_, index) => make(count > 1 ? index / (count - 1) : 0, index)),
    /** Outline of hills from the left edge to the right, closed along the lower edge. */
    ridge(y: number, height: number, steps: number): string {
      const points = brush.row(steps + 1, (share) => {
        const top = y - height * between(0, 1);
        return `${Math.round(share * WIDTH)} ${Math.round(top)}`;
      });
      return `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`;
    },
    /** The same with round tops, for sand or waves. */
    swell(y: number, height: number, steps: number): string {
      const width = WIDTH / steps;
      let path = `M${Math.round(-width)} ${Math.round(y)}`;
      for (let step = -1; step <= steps; step += 1) {
        const x = step * width;
        const rise = height * between(0.4, 1) * (step % 2 === 0 ? -1 : 1);
        path += `Q${Math.round(x + width / 2)} ${Math.round(y + rise)} ${Math.round(x + width)} ${Math.round(y)}`;
      }
      return `${path}V${HEIGHT}H${Math.round(-width)}Z`;
    },
  };
  return brush;
}

export type Brush = ReturnType<typeof createBrush>;
