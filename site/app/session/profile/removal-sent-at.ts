import type { RemovalServices } from '@companion/screens/removal';

/** Forgotten with the visitor: see forget-visitor.ts. */
const KEY = 'companion-removal';

/** When the code for the removal was sent, in this tab: neither the code nor the number. */
export const removalSentAt: RemovalServices['sentAt'] = {
  read() {
    try {
      const kept = sessionStorage.getItem(KEY);
      return kept === null ? null : Number(kept);
    } catch {
      return null;
    }
  },
  write(at) {
    try {
      if (at === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(at));
    } catch {
      // It lasts for this page.
    }
  },
};
