import type { PageStorage } from '../internal/page.ts';
import { RECENT_SEARCHES_KEY } from './keys.ts';
import { storedValue } from './stored-value.ts';

const MAX_SEARCHES = 6;

/** What the visitor searched for last in this browser. A logout removes it. */
export interface RecentSearches {
  /** Newest first, at most six. */
  read(): string[];
  /** Moves the words to the front. Empty words are ignored. */
  add(words: string): void;
  remove(words: string): void;
}

function parseList(text: string): string[] | null {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : null;
}

/** @param storage Default: the page's local storage. */
export function createRecentSearches(storage?: PageStorage | null): RecentSearches {
  const stored = storedValue(RECENT_SEARCHES_KEY, parseList, storage);
  const read = () => stored.read() ?? [];
  const without = (words: string) => read().filter((other) => other !== words);
  return {
    read,
    add(words) {
      if (words.trim() === '') return;
      stored.write([words.trim(), ...without(words.trim())].slice(0, MAX_SEARCHES));
    },
    remove(words) {
      const rest = without(words);
      if (rest.length === 0) stored.remove();
      else stored.write(rest);
    },
  };
}
