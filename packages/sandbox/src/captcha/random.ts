/** Seeded random numbers (mulberry32): the same seed draws the same picture. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  integer(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    integer,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
  };
}
