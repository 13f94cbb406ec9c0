import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../theme/type.css.ts';
import { type ToastStore, toasts } from './toast-store.ts';

/**
 * Says each toast once to screen readers. It is always there, outside every dialog, because a
 * region that comes with its first words is not heard, and one behind a modal is not either.
 * Small on purpose: a site mounts it at once and loads what draws when it is first needed.
 */
export function ToastAnnouncer({
  store = toasts,
}: {
  /** Default: `toasts`, the store that `toast` writes to. */
  store?: ToastStore;
}) {
  const { visible } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const say = (urgent: boolean) =>
    visible
      .filter(({ tone }) => (tone === 'error') === urgent)
      // A new key for a message that came again: new words are said, standing ones are not.
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
