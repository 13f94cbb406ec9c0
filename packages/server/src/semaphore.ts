/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Runs at most `permits` jobs at a time. Up to `maxQueue` others wait in order. */
export function createSemaphore(permits: number, maxQueue: number) {
  const queue: (() => void)[] = [];
  let free = permits;
  /** @throws {QueueFullError} */
  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (queue.length < maxQueue) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new QueueFullError(`${maxQueue} jobs are waiting`);
    try {
      return await job();
    } finally {
      // The permit passes to the next job directly, so that no newcomer can take it.
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
