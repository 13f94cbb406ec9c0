/**
 * Rejects when `work` takes longer than `ms`. The work is not cancelled; its result is ignored.
 * @throws {Error} that names `what`.
 */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${what}: nothing within ${ms} ms`));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
