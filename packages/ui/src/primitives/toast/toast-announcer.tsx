import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../theme/type.css.ts';
import { type ToastStore, toasts } from './toast-store.ts';

/**
 * Announces each toast once, as soon as it is raised, also one that waits for room or for a viewport to draw it.
 * Mount it from the start and outside every dialog: a live region is not announced if it comes with its first
 * words, or lies behind a modal. It is small, so that a site can load `ToastViewport` when it is first needed.
 */
export function ToastAnnouncer({
  store = toasts,
}: {
  /** Where its toasts are. Default: `toasts`, the store that `toast` writes to. */
  store?: ToastStore | undefined;
}) {
  const { visible, waiting } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  );
  const say = (urgent: boolean) =>
    [...visible, ...waiting]
      .filter(({ tone }) => (tone === 'error') === urgent)
      // A repeated message gets a new key: only new elements are announced.
      .map(({ id, repeats, message }) => <p key={`${id}.${repeats}`}>{message}</p>);
  return (
    <div className={visuallyHidden} data-companion-layer="">
      <div role="status" aria-live="polite" aria-relevant="additions">
        {say(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-relevant="additions">
        {say(true)}
      </div>
    </div>
  );
}
