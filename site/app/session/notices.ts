import { isApiError, isSessionExpiredError } from '@companion/sdk';
import { hasNetwork } from '@companion/ui/retry-import';
import type { MessageDescriptor } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';

/** What the visitor learns of failures (spec §8). The shell sets how. */
export const notices = {
  /** Shows a text of ours, or words of the backend, as a toast in the language of the page. */
  error: (_text: string | MessageDescriptor) => {},
  /** A call got 41001, with this message, for the page at `pathname`. */
  sessionExpired: (_message: string, _pathname: string) => {},
};

/** Whether there is a network. Says so when there is none, because what was pressed does not come. */
export async function checkNetwork(): Promise<boolean> {
  const has = await hasNetwork();
  if (!has) notices.error(siteMessages.offline);
  return has;
}

/** Shows the message of a failed request (spec §8), for pages that do not show failures themselves. */
export function showFailure(error: unknown): void {
  // An expired session is reported once (shell/login.tsx).
  if (isSessionExpiredError(error)) return;
  notices.error((isApiError(error) && error.message) || siteMessages.unreachable);
}
