/**
 * Memoizes `make` and keeps the `maxSize` most recently used results. `keyOf` names the arguments; without it they must be
 * JSON. Not `lru-cache`: it would add 5 KB (brotli) to every page.
 */
export function lruMemoize<Args extends readonly unknown[], Made extends object>(
  maxSize: number,
  make: (...args: Args) => Made,
  keyOf: (...args: Args) => string = (...args) => JSON.stringify(args),
): (...args: Args) => Made {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = keyOf(...args);
    const made = known.get(key) ?? make(...args);
    known.delete(key);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > maxSize && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
