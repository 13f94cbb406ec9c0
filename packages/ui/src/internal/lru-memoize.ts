/**
 * Memoizes `make` and keeps the `maxSize` most recently used results. Not `lru-cache`: it would add 5 KB (brotli) to
 * every page.
 */
export function lruMemoize<
  Args extends readonly (string | number | boolean | undefined)[],
  Made extends object,
>(maxSize: number, make: (...args: Args) => Made): (...args: Args) => Made {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? make(...args);
    known.delete(key);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > maxSize && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
