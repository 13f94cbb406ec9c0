import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userAgents } from './devices.ts';

/** Whether this machine has nginx. */
export const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A free port below those that the system gives to outgoing connections: none of them takes it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts nginx with deploy/nginx.conf before the copies of the site at two ports of this machine. */
export async function startNginx(copies: readonly [number, number]) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'companion-nginx-'));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'cache'));
  const file = path.join(folder, 'nginx.conf');
  const config = readFileSync(path.resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replace('site-1:3000', `127.0.0.1:${copies[0]}`)
    .replace('site-2:3000', `127.0.0.1:${copies[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
    .replaceAll('/tmp/nginx', path.join(folder, 'nginx'));
  writeFileSync(file, config);
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    const isUp = await ask(origin, '/healthz').then(
      () => true,
      () => false,
    );
    if (isUp) break;
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({ keepAlive: true });

/** Unlike `fetch` it sends any header, `Host` too. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, hostname, port, path, headers: { 'User-Agent': userAgents.desktop, ...headers } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('error', reject);
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}

/** Asks for pages, half of them new to every cache, until `stop`. None needs the backend, which may be slow. */
export function startLoad(origin: string, visitors: number) {
  let isRunning = true;
  let asked = 0;
  const failures: string[] = [];
  const visit = async () => {
    while (isRunning) {
      asked += 1;
      const address = asked % 2 === 0 ? '/ja/about-us' : `/en/about-us?searchValue=load${asked}`;
      const outcome = await ask(origin, address).then(
        ({ status, body }) =>
          status === 200 && /<\/html>\s*$/.test(body) ? undefined : `status ${status}`,
        String,
      );
      if (outcome !== undefined) failures.push(`${address}: ${outcome}`);
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  return {
    asked: () => asked,
    async stop() {
      isRunning = false;
      await Promise.all(visits);
      return { asked, failures };
    },
  };
}
