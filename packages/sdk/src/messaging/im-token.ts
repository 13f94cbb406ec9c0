import { SessionExpiredError } from '../client/errors.ts';
import type { ImCalls } from '../resources/im.ts';
import { backoff } from './backoff.ts';
import type { Clock } from './clock.ts';

/** Retries after a failed request for the token (spec §7). */
const IM_TOKEN_RETRIES = 5;

interface ImTokenOptions {
  /** Application id for `im/get_token`. */
  appId: string;
  signal: AbortSignal;
  clock: Clock;
  /** Returns 0 up to 1. */
  random: () => number;
}

/**
 * Requests the token for one connection, up to 6 times with growing delays (spec §7).
 * @throws the last error, unchanged; `SessionExpiredError` at once, because a retry can't help; the signal's reason
 * when it is aborted.
 */
export async function getImToken(
  getToken: ImCalls['getToken'],
  { appId, signal, clock, random }: ImTokenOptions,
): Promise<string> {
  for (let failures = 0; ; failures += 1) {
    try {
      return (await getToken({ app_id: appId }, { signal })).im_token;
    } catch (error) {
      if (failures === IM_TOKEN_RETRIES || error instanceof SessionExpiredError) throw error;
      await wait(backoff(failures, random), clock, signal);
    }
  }
}

function wait(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
