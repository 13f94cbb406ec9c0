import { ofetch } from 'ofetch';
import { type LogFailure, logFailure } from '../log.ts';
import { within } from '../within.ts';

/** An ad report is not worth a longer wait, ms. */
const IP_TIMEOUT_MS = 3_000;
/** IPv6 with an embedded IPv4 address, characters. */
const LONGEST_IP = 45;

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
    return typeof ip === 'string' && ip.length <= LONGEST_IP ? ip : '';
  } catch (error) {
    log('ip lookup', error);
    return '';
  }
}
