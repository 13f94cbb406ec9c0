/** Pages under load: kept ones, ones that are rendered anew, and what stays in memory. The site must be built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { load } from '../../.ci/load.ts';
import { measured } from '../../.ci/measure.ts';

const CONNECTIONS = 64;
const KEPT = 60_000;
const RENDERED = 300;
const LONG_RUN = 500_000;
/** Linux counts a process's time in these, ms. */
const TICK_MS = 10;

const site = path.resolve(import.meta.dirname, '..');
const server = spawn(
  process.execPath,
  ['--conditions=@companion/source', path.join(site, 'server.ts')],
  {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', SANDBOX_DATA: ':memory:' },
    stdio: ['ignore', 'pipe', 'ignore'],
  },
);
const port = await listening();

const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
const home = () => ({ path: '/', headers });

await load(port, { connections: CONNECTIONS, requests: 5_000 }, home);
const kept = await load(port, { connections: CONNECTIONS, requests: KEPT }, home);
measured(`home, kept, over ${CONNECTIONS} connections`, kept.per_second, 'a second', {
  atLeast: 6_000,
});
measured('home, kept: p99 then', kept.p99_ms, 'ms', { atMost: 15 });

// An address that nobody asked for before; its own word of the search keeps the home page the same.
const anew = (from: number) => (index: number) => ({
  path: `/?searchValue=bench${from + index}`,
  headers,
});
await load(port, { connections: 1, requests: 100 }, anew(0));
const before = busyMs();
const rendered = await load(port, { connections: 1, requests: RENDERED }, anew(1_000));
measured('home, rendered anew: work of the server', (busyMs() - before) / RENDERED, 'ms', {
  atMost: 8,
});
measured('home, rendered anew: p50', rendered.p50_ms, 'ms');

const memoryBefore = memoryMb();
const long = await load(port, { connections: CONNECTIONS, requests: LONG_RUN }, home);
measured('memory after 60 000 requests', memoryBefore, 'MB');
measured(`memory more after ${LONG_RUN} others`, memoryMb() - memoryBefore, 'MB', { atMost: 30 });
measured('failed requests', kept.failures + rendered.failures + long.failures, '', { atMost: 0 });

server.kill('SIGTERM');
await once(server, 'exit');

async function listening(): Promise<number> {
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /^伙伴 Companion\s+http:\S+:(\d+)$/.exec(line)?.[1];
    if (found !== undefined) {
      server.stdout.resume();
      return Number(found);
    }
  }
  throw new Error('the server did not start');
}

/** What the server's process has worked so far, ms: fields 14 and 15 of its `stat`. */
function busyMs(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryMb(): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
