import type { PageEvents, PageStorage } from '../internal/page.ts';
import type { StorageArea } from './keys.ts';

/**
 * The page's local or session storage. `null` on a server, where Node's own `localStorage` would be shared by
 * all visitors, and where the browser forbids storage (reading `localStorage` throws).
 */
export function pageStorage(area: StorageArea = 'local'): PageStorage | null {
  if (typeof document === 'undefined') return null;
  try {
    return globalThis[`${area}Storage`] ?? null;
  } catch {
    return null;
  }
}

/** Tells this window of a change in the storage: browsers tell only the others. */
export function announceChange(key: string, events: PageEvents | null): void {
  events?.dispatchEvent?.(Object.assign(new Event('storage'), { key }));
}
