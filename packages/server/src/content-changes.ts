export interface ContentChanges {
  /** Called with the surrogate keys of what changed; `null`: everything. */
  subscribe(listener: (keys: readonly string[] | null) => void): void;
  publish(keys: readonly string[] | null): void;
}

/** Tells caches of changed content. */
export function createContentChanges(): ContentChanges {
  const listeners = new Set<(keys: readonly string[] | null) => void>();
  return {
    subscribe: (listener) => void listeners.add(listener),
    publish(keys) {
      for (const listener of listeners) listener(keys);
    },
  };
}
