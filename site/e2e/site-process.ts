import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface SiteProcess {
  origin: string;
  pid: number;
  /** All that it has said so far, on standard output and standard error. */
  said: () => string;
  /** Ends it as an operator does; resolves to its exit code. */
  stop: () => Promise<number>;
}

/** The built site's process with an empty sandbox, on a port of its own; `env` says what is to be otherwise. */
export function spawnSite(env: Record<string, string> = {}) {
  const site = path.resolve(import.meta.dirname, '..');
  return spawn(process.execPath, ['--conditions=@companion/source', path.join(site, 'server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SANDBOX_DATA: ':memory:',
      COMPANION_SITE_ORIGIN: 'https://companion.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The same once it serves. */
export async function startSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  const child = spawnSite(env);
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
        const [code] = await once(child, 'exit');
        return code;
      },
    };
  }
  throw new Error('the site did not start: is it built?');
}

/** Whether a server can listen by IPv6 on this machine. */
export const hasIPv6 = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((network) => network?.address === '::1');
