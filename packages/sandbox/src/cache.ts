/** Keeps what was asked for last, at most so many entries. */
export function createCache<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    dropOldest(kept, most);
    return value;
  };
}

/** Maps keep the order of insertion, so the first keys are the oldest. */
export function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
