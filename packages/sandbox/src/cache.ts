interface Weight<T> {
  /** Of all entries together. */
  most: number;
  of(value: T, key: string): number;
}

/** Keeps what was asked for last, at most so many entries, which weigh no more than `weight.most`. */
export function createCache<T>(
  most: number,
  weight: Weight<T> = { most: 0, of: () => 0 },
): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  let weighs = 0;

  function drop(key: string): void {
    const value = kept.get(key);
    if (value !== undefined && kept.delete(key)) weighs -= weight.of(value, key);
  }

  return (key, make) => {
    const value = kept.get(key) ?? make();
    drop(key);
    kept.set(key, value);
    weighs += weight.of(value, key);
    for (const oldest of kept.keys()) {
      if (kept.size <= most && weighs <= weight.most) break;
      drop(oldest);
    }
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
