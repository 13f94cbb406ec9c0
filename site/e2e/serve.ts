import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** The built site with an empty sandbox, on a port of its own, for as long as the tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
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
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^伙伴 Companion\s+(http:\S+)$/.exec(line)?.[1];
    if (origin === undefined) continue;
    project.provide('origin', origin);
    break;
  }
  child.stdout.resume();
  return async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the server ended with ${code} instead of 0`);
  };
}
