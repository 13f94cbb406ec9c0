import { toasts } from '../toast-store.ts';

/** For `beforeEach`: toasts do not go by themselves. Returns how to undo that. */
export function keepToasts(): () => void {
  toasts.pause('hidden');
  return () => toasts.resume('hidden');
}
