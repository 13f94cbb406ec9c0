/**
 * The page's local storage; `null` on a server, whose own would be every visitor's, and where it is
 * forbidden: reading `localStorage` itself throws there.
 */
export function pageStorage(): Storage | null {
  if (typeof document === 'undefined') return null;
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
