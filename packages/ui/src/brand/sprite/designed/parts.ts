import type { Part, Tone } from '../part.ts';

export const fill = (tone: Tone, d: string): Part => ({ tone, d });
export const line = (tone: Tone, width: number, d: string): Part => ({ tone, line: width, d });

/** A part of every size: it makes the silhouette, or the largest areas of colour. */
export const bold = (part: Part): Part => ({ ...part, bold: true });

/** A part of large pictures only. */
export const fine = (part: Part): Part => ({ ...part, fine: true });

/**
 * A closed outline from its right half, clockwise from the top of the axis at x = 50 to its foot. The half has only
 * absolute `M`, `L` and `C` commands.
 */
export function symmetric(half: string): string {
  const commands = half.match(/[MLC][^MLC]*/g) ?? [];
  const pointsOf = (command: string) => {
    const numbers = (command.match(/-?[\d.]+/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, at) => [
      numbers[at * 2] ?? 0,
      numbers[at * 2 + 1] ?? 0,
    ]);
  };
  const mirrored = ([x = 0, y = 0]: number[]) => `${Math.round((100 - x) * 10) / 10} ${y}`;
  const ends = commands.map((command) => pointsOf(command).at(-1) ?? []);
  const back = commands.flatMap((command, index) => {
    const start = ends[index - 1];
    if (!start) return [];
    const controls = pointsOf(command).slice(0, -1).reverse();
    return [command.charAt(0) + [...controls, start].map(mirrored).join(' ')];
  });
  return `${half}${back.reverse().join('')}Z`;
}
