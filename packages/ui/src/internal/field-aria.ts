import type { AriaAttributes } from 'react';
import { classNames } from './class-names.ts';

/** What a field tells screen readers: what the host says of it, and the library's own note below it. */
export const fieldAria = (
  host: AriaAttributes,
  own: { wrong: boolean; noteId: string | false },
): AriaAttributes => ({
  'aria-invalid': own.wrong || host['aria-invalid'],
  'aria-describedby': classNames(host['aria-describedby'], own.noteId) || undefined,
});
