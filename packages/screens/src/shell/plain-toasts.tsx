import type { Toast } from '@companion/ui/toast';
import * as css from './shell.css.ts';

/** Toasts while the code that draws them is missing. `ToastAnnouncer` announces them. */
export const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <div className={css.plainToasts} aria-hidden data-companion-layer="">
    {toasts.map(({ id, message }) => (
      <p key={id} className={css.plainToast}>
        {message}
      </p>
    ))}
  </div>
);
