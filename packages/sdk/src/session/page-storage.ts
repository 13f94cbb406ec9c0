/** Reading `localStorage` itself throws where storage is forbidden. */
export function pageStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
