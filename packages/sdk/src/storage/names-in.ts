import type { PageStorage } from '../internal/page.ts';

/** Names of all entries. None when the storage is forbidden. */
export function namesIn(storage: PageStorage | null): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  } catch {
    return [];
  }
}
