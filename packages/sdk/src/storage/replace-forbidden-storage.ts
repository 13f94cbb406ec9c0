import { memoryStorage } from './memory-storage.ts';

/** Puts a storage for this page in the place of one that the browser forbids. Call it before other code reads storage. */
export function replaceForbiddenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage() });
    }
}
