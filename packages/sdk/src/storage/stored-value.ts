import type { PageStorage } from '../internal/page.ts';
import type { StorageKey } from './keys.ts';
import { pageStorage } from './page-storage.ts';

export interface StoredValue<Value> {
  /** `null` when the value is absent or broken, or when the storage can't be read. */
  read(): Value | null;
  /** Never throws. @returns `false` when the storage did not take the value; keep it in memory then. */
  write(value: Value): boolean;
  /** Never throws. */
  remove(): void;
}

/**
 * Reads and writes one entry. Text is stored unchanged, any other value as JSON.
 * @param parse Returns `null` or throws when the text is broken.
 * @param storage Default: the page's storage of the key's area.
 */
export function storedValue<Value>(
  { name, area }: StorageKey,
  parse: (text: string) => Value | null,
  storage: PageStorage | null = pageStorage(area),
): StoredValue<Value> {
  return {
    read() {
      try {
        const text = storage?.getItem(name) ?? null;
        return text === null ? null : parse(text);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        storage?.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        storage?.removeItem(name);
      } catch {
        // Forbidden storage holds nothing.
      }
    },
  };
}

/** For values that are plain text. */
export const asText = (text: string): string => text;
