/**
 * A lazy value: loaded by the first call, one load at a time, kept when it succeeded and tried again after a
 * failure.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
