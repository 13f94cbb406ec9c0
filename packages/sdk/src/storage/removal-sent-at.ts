import type { PageStorage } from '../internal/page.ts';
import { REMOVAL_SENT_AT_KEY } from './keys.ts';
import { storedValue } from './stored-value.ts';

export interface RemovalSentAt {
  /** ms since epoch; `null`: no code was sent in this tab. */
  read(): number | null;
  /** `null` removes it. */
  write(sentAt: number | null): void;
}

/**
 * When the code for removing the account was sent. Neither the code nor the phone number is stored.
 * @param storage Default: the page's session storage.
 */
export function createRemovalSentAt(storage?: PageStorage | null): RemovalSentAt {
  const stored = storedValue(REMOVAL_SENT_AT_KEY, parseTime, storage);
  return {
    read: stored.read,
    write(sentAt) {
      if (sentAt === null) stored.remove();
      else stored.write(sentAt);
    },
  };
}

function parseTime(text: string): number | null {
  const time = Number(text);
  return text !== '' && Number.isFinite(time) ? time : null;
}
