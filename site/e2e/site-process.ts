import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface SiteProcess {
  origin: string;
  pid: number;
  /** Ends it as an operator does; resolves to its exit code. */
  stop: () => Promise<number>;
}

/** The built site with an empty sandbox, on a port of its own; `env` says what is to be otherwise. */
export async function startSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  const site = path.resolve(import.meta.dirname, '..');
  const child = spawn(
    process.execPath,
    ['--conditions=@companion/source', path.join(site, 'server.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        SANDBOX_DATA: ':memory:',
        COMPANION_SITE_ORIGIN: 'https://companion.example',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^伙伴 Companion\s+(http:\S+)$/.exec(line)?.[1];
    if (origin === undefined || child.pid === undefined) continue;
    child.stdout.resume();
    return {
      origin,
      pid: child.pid,
      stop: async () => {
        child.kill('SIGTERM');
        const [code] = await once(child, 'exit');
        return code;
      },
    };
  }
  throw new Error('the site did not start: is it built?');
}
