import { memoryStorage } from './memory-storage.ts';

/**
 * Puts a storage for this page in the place of one that the browser forbids (it or its methods throw) or does not have, as
 * an Android web view without DOM storage (it is `null`). Call it before other code reads storage. On a server it does
 * nothing.
 */
export function replaceForbiddenStorage(): void {
  if (typeof window === 'undefined') return;
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (!has(name)) Object.defineProperty(window, name, { value: memoryStorage() });
}

function has(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    window[name].getItem('');
    return true;
  } catch {
    return false;
  }
}
