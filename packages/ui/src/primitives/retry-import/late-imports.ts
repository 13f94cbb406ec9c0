const late = new Set<unknown>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function addLateImport(load: unknown): void {
  late.add(load);
  tell();
}

export function removeLateImport(load: unknown): void {
  if (late.delete(load)) tell();
}

/**
 * Whether code that `retryImport` loads has not come for 5 s, for `useSyncExternalStore`. Tell the visitor: a control that
 * needs this code does nothing until then. Code that waits for a network does not count.
 */
export const lateImports = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => late.size > 0,
};
