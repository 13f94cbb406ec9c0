/**
 * The page's local storage. `null` on a server, where Node's own `localStorage` would be shared by all
 * visitors, and where storage is forbidden, which makes reading `localStorage` throw.
 */
export function pageStorage(): Storage | null {
  if (typeof document === 'undefined') return null;
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
