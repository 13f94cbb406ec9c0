/**
 * Waits for a vendor no longer than `ms`; what it began goes on unheard.
 * @throws {Error} that names `what` when it took longer.
 */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${what}: nothing within ${ms} ms`));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
