import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface SiteProcess {
  origin: string;
  pid: number;
  /** Standard output and standard error so far. */
  said: () => string;
  /** Stops it by SIGTERM and resolves to the exit code. `said` is complete then. */
  stop: () => Promise<number>;
  /** Ends it at once by SIGKILL. */
  kill: () => void;
}

/** The environment of a site with this backend and nothing else. */
export const realBackend = (apiBase: string): Record<string, string> => ({
  COMPANION_API_BASE: apiBase,
  COMPANION_ALLOW_MISSING: 'captcha,analytics,deep-link,ip,messaging',
});

const source = [
  '--conditions=@companion/source',
  path.resolve(import.meta.dirname, '../server.ts'),
];

/**
 * Spawns the built site with an empty sandbox on a free port. It waits long for its backend, replies at once, and ends
 * without a notice period. `bundle`: the folder that `pnpm bundle` made.
 */
export function spawnSite(env: Record<string, string> = {}, bundle?: string) {
  const program = bundle === undefined ? source : [path.join(bundle, 'server.js')];
  return spawn(process.execPath, program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SANDBOX_DATA: ':memory:',
      SANDBOX_REPLY_PACE_MS: '0',
      COMPANION_API_TIMEOUT_MS: '15000',
      COMPANION_STOP_NOTICE_MS: '0',
      COMPANION_SITE_ORIGIN: 'https://companion.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Spawns the site and waits until it serves. */
export async function startSite(
  env: Record<string, string> = {},
  bundle?: string,
): Promise<SiteProcess> {
  const child = spawnSite(env, bundle);
  const closed = once(child, 'close');
  let said = '';
  const hear = (words: string) => {
    said += words;
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear).pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^伙伴 Companion\s+(http:\S+)$/.exec(line)?.[1];
    if (origin === undefined || child.pid === undefined) continue;
    child.stdout.resume();
    return {
      origin,
      pid: child.pid,
      said: () => said,
      stop: async () => {
        child.kill('SIGTERM');
        const [code] = await closed;
        return code ?? 1;
      },
      kill: () => child.kill('SIGKILL'),
    };
  }
  throw new Error('the site did not start: is it built?');
}

/** Whether this machine has IPv6. */
export const hasIPv6 = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((network) => network?.address === '::1');
