import { type ComponentPropsWithoutRef, forwardRef, useSyncExternalStore } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { emptyState, type ToastStore, toasts } from './toast-store.ts';

export interface ToastAnnouncerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Store of the toasts. Default: `toasts`, the store of `toast`. */
  store?: ToastStore | undefined;
}

/**
 * Announces each toast to screen readers as soon as it is shown, also while it waits in the queue. Mount it at once and
 * outside of dialogs: live regions must exist before their text, and must not be hidden by a modal.
 */
export const ToastAnnouncer = forwardRef<HTMLDivElement, ToastAnnouncerProps>(
  function ToastAnnouncer({ store = toasts, className, ...rest }, ref) {
    const { visible, waiting } = useSyncExternalStore(
      store.subscribe,
      store.getSnapshot,
      () => emptyState,
    );
    const messages = (urgent: boolean) =>
      [...visible, ...waiting]
        .filter(({ tone }) => (tone === 'error') === urgent)
        // A repeated message gets a new key: only new elements are announced.
        .map(({ id, repeats, message }) => <p key={`${id}.${repeats}`}>{message}</p>);
    return (
      <div
        {...rest}
        ref={ref}
        className={classNames(visuallyHidden, className)}
        data-companion-layer=""
      >
        <div role="status" aria-live="polite" aria-relevant="additions">
          {messages(false)}
        </div>
        <div role="alert" aria-live="assertive" aria-relevant="additions">
          {messages(true)}
        </div>
      </div>
    );
  },
);
