import { ofetch } from 'ofetch';
import { type LogFailure, logFailure } from '../../internal/log.ts';
import { within } from '../../internal/within.ts';

/** Time-out, ms. */
const IP_TIMEOUT_MS = 3_000;
/** IPv4 or IPv6. The longest form is IPv6 with an embedded IPv4. */
const IP = /^[\da-f.:]{1,45}$/i;

/**
 * Reads the visitor's public address from the field `ip` of a JSON service; empty when it does not answer
 * (spec §7). Sends neither token nor cookies.
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
