/** Thrown when the queue is full. */
export class Crowded extends Error {
  override name = 'Crowded';
}

/**
 * Runs `places` jobs at a time; the others wait in order, `longest` of them at most.
 */
export function createGate(places: number, longest: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (waiting.length < longest) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Crowded(`${longest} are waiting`);
    try {
      return await work();
    } finally {
      // The place is handed on without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
