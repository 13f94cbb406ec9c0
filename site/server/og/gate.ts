/** Thrown when more wait than there is room for. */
export class Crowded extends Error {
  override name = 'Crowded';
}

/**
 * Lets `places` pieces of work run at a time; the rest wait in their order, `longest` of them at most.
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
      // A place that is handed on is not free in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
