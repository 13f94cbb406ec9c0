import { useEffect, useState } from 'react';

let receive: ((words: string) => void) | undefined;

/** Hands words of the header to the search page's own field: there the header searches nothing (spec §2). */
export const handWords = (words: string): void => receive?.(words);

/** The last words that the header handed over, and how often it did so on this page; `null`: not yet. */
export function useHandedWords(): { words: string; count: number } | null {
  const [handed, setHanded] = useState<{ words: string; count: number } | null>(null);
  useEffect(() => {
    receive = (words) => setHanded((last) => ({ words, count: (last?.count ?? 0) + 1 }));
    return () => {
      receive = undefined;
    };
  }, []);
  return handed;
}
