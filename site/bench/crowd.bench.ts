/**
 * A crowd after a stream: 5 000 visitors arrive within a minute, through nginx. Each loads the files of the first page
 * and reads four pages, with time to think. Two in a hundred talk with the sandbox of the copy that they reach. Measured
 * with two copies, with one, and with twice the crowd. The load generator runs on the same machine. Without nginx
 * nothing is measured. The site must be built.
 */
import { randomBytes } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { measured, percentile } from '../../.ci/bench/measure.ts';
import { userAgents } from '../e2e/devices.ts';
import { freePort, hasNginx, startNginx } from '../e2e/proxied-sites.ts';
import { startSite } from '../e2e/site-process.ts';
import { busyMs } from './measured-site.ts';

const MINUTE_MS = 60_000;
const CROWD = 5_000;
const PAGES_OF_A_VISIT = 4;
/** Mean time between two pages, ms. */
const THINK_MS = 4_000;
/** Share of the visits that begin on the home page, and of those that talk. */
const FROM_HOME = 0.4;
const TALKERS = 0.02;
/** What a visitor may say without a login. */
const MESSAGES = 3;

type Kind = 'home' | 'other page' | 'file' | 'message';

if (!hasNginx()) {
  process.stdout.write('skipped: nginx is not on the PATH\n');
  process.exit(0);
}
await measureCrowd(2, CROWD);
await measureCrowd(1, CROWD);
await measureCrowd(2, 2 * CROWD);

async function measureCrowd(copyCount: 1 | 2, visitors: number): Promise<void> {
  const startCopy = async () => {
    const port = await freePort();
    const env = { PORT: String(port), COMPANION_TRUSTED_PROXY: '127.0.0.1' };
    return { port, site: await startSite(env) };
  };
  const first = await startCopy();
  const copies = copyCount === 2 ? [first, await startCopy()] : [first];
  const nginx = await startNginx([first.port, copies.at(-1)?.port ?? first.port]);
  try {
    const addresses = await addressesOf(first.site.origin);
    const before = copies.map(({ site }) => busyMs(site.pid));
    const times = await crowd(Number(new URL(nginx.origin).port), visitors, addresses);
    const busy = copies.map(({ site }, index) => busyMs(site.pid) - (before[index] ?? 0));
    const name = `${copyCount === 2 ? 'two copies' : 'one copy'}, ${visitors} visitors a minute`;
    for (const [kind, { answered }] of times) {
      measured(`${name}: ${kind}, p50`, percentile(answered, 0.5), 'ms');
      measured(`${name}: ${kind}, p99`, percentile(answered, 0.99), 'ms');
    }
    const all = [...times.values()];
    const requests = all.reduce((sum, { answered }) => sum + answered.length, 0);
    const failures = all.reduce((sum, { failed }) => sum + failed, 0);
    measured(`${name}: requests`, requests, '');
    measured(`${name}: failed`, failures, '', { atMost: 0 });
    measured(`${name}: work of the copies`, busy.reduce((sum, ms) => sum + ms) / 1000, 's');
  } finally {
    await nginx.stop();
    await Promise.all(copies.map(({ site }) => site.stop()));
  }
}

/** Pages of the sitemap, in Chinese. */
async function addressesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-zh.xml`)).text();
  return [...sitemap.matchAll(/<loc>https:\/\/companion\.example([^<]*)<\/loc>/g)].map(
    ([, address]) => address || '/',
  );
}

interface Times {
  /** ms. */
  answered: number[];
  failed: number;
}

/** Lets visitors arrive within a minute, and waits until the last has left. */
async function crowd(port: number, visitors: number, addresses: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });
  const times = new Map<Kind, Times>();

  async function timed(kind: Kind, options: RequestOptions, body?: string): Promise<Buffer> {
    const start = performance.now();
    const known = times.get(kind) ?? { answered: [], failed: 0 };
    times.set(kind, known);
    const { status, content } = await ask({ host: '127.0.0.1', port, agent, ...options }, body);
    known.answered.push(performance.now() - start);
    if (status !== 200) known.failed += 1;
    return content;
  }

  async function visitor(index: number): Promise<void> {
    await sleep((index / visitors) * MINUTE_MS);
    const headers = {
      'user-agent': userAgents.desktop,
      'accept-encoding': 'br',
      accept: 'text/html',
    };
    let page = Math.random() < FROM_HOME ? '/' : popular(addresses);
    for (let count = 0; count < PAGES_OF_A_VISIT; count += 1) {
      const html = await timed(page === '/' ? 'home' : 'other page', { path: page, headers });
      if (count === 0)
        await Promise.all(
          filesOf(brotliDecompressSync(html).toString()).map((file) =>
            timed('file', { path: file, headers: { 'accept-encoding': 'br' } }),
          ),
        );
      await sleep(-Math.log(1 - Math.random()) * THINK_MS);
      page = popular(addresses);
    }
    if (Math.random() < TALKERS) await talk(index);
  }

  /** Each visitor has an address of its own: guests are limited by theirs. */
  async function talk(index: number): Promise<void> {
    const guest = randomBytes(16).toString('base64url');
    for (let count = 0; count < MESSAGES; count += 1) {
      const body = {
        guest,
        client_id: String(count),
        character_id: 'jiu-sheng',
        text: '韩渡怎么打？',
      };
      await timed(
        'message',
        {
          path: '/api/visitor/im/guest_message',
          method: 'POST',
          headers: { 'content-type': 'application/json', lan: 'zh' },
          agent: false,
          localAddress: `127.1.${index >> 8}.${(index % 255) + 1}`,
        },
        JSON.stringify(body),
      );
      await sleep(THINK_MS);
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)));
  agent.destroy();
  return times;
}

/** Few pages are read by many. */
function popular(addresses: readonly string[]): string {
  return addresses[Math.floor(Math.random() ** 3 * addresses.length)] ?? '/';
}

/** Scripts, styles and fonts that a page names. */
function filesOf(html: string): string[] {
  const files = html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  return [...new Set([...files].map(([, file = '']) => file))];
}

function ask(options: RequestOptions, body?: string) {
  return new Promise<{ status: number; content: Buffer }>((resolve) => {
    const call = request(options, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, content: Buffer.concat(parts) }),
        );
    });
    // Counted as failed: it has no status.
    call.on('error', () => resolve({ status: 0, content: Buffer.alloc(0) }));
    call.end(body);
  });
}
