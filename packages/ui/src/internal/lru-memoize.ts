/** Memoizes `make`, keeping the `most` recently used results. */
export function lruMemoize<
  Args extends readonly (string | number | boolean | undefined)[],
  Made extends object,
>(most: number, make: (...args: Args) => Made): (...args: Args) => Made {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? make(...args);
    known.delete(key);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
