import type { AriaAttributes } from 'react';
import { classNames } from './class-names.ts';

/** ARIA attributes of a field: those of the host, with the error or note below the field. */
export const fieldAria = (
  host: AriaAttributes,
  own: { invalid: boolean; noteId: string | false },
): AriaAttributes => ({
  'aria-invalid': own.invalid || host['aria-invalid'],
  'aria-describedby': classNames(host['aria-describedby'], own.noteId) || undefined,
});
