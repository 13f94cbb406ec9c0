/**
 * Settles as `promise` does, or rejects with the signal's reason when it aborts first. The work behind the
 * promise goes on, because others may wait for it.
 */
export function abortable<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
