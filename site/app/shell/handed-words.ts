import { useState, useSyncExternalStore } from 'react';

let handed = { words: '', count: 0 };
const listeners = new Set<() => void>();

/** Hands words of the header to the search page's own field: there the header searches nothing (spec §2). */
export function handWords(words: string): void {
  handed = { words, count: handed.count + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The words that were handed over since the page opened; `null`: none. */
export function useHandedWords(): { words: string; count: number } | null {
  const current = useSyncExternalStore(
    subscribe,
    () => handed,
    () => handed,
  );
  const [atFirst] = useState(current);
  return current === atFirst ? null : current;
}
