import { ofetch } from 'ofetch';
import { type LogFailure, logFailure } from '../../internal/log.ts';
import { within } from '../../internal/within.ts';

/** An ad report is not worth a longer wait, ms. */
const IP_TIMEOUT_MS = 3_000;
/** IPv4 or IPv6; one with the other inside is the longest. */
const IP = /^[\da-f.:]{1,45}$/i;

/**
 * The visitor's public address from a JSON service, field `ip`; empty when it does not answer
 * (spec §7). Nothing of a session goes there: no token, no cookie.
 */
export async function lookUpIp(url: string, log: LogFailure = logFailure): Promise<string> {
  try {
    const { ip } = await within(
      IP_TIMEOUT_MS,
      'ip lookup',
      ofetch<{ ip?: unknown }>(url, { retry: false, credentials: 'omit', responseType: 'json' }),
    );
    if (typeof ip === 'string' && IP.test(ip)) return ip;
    throw new Error('the answer holds no address');
  } catch (error) {
    log('ip lookup', error);
    return '';
  }
}
