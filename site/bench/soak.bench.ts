/** Sends all kinds of requests for minutes, aborts a fifth, and measures leaks. The site must be built. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { measured } from '../../.ci/bench/measure.ts';
import { userAgents } from '../e2e/devices.ts';
import { startMeasuredSite } from './measured-site.ts';
import { soakMinutes } from './soak-length.ts';

const CONNECTIONS = 16;
/** Until the cache is full and the code optimised, ms. */
const WARM_UP_MS = 50_000;
const MINUTE_MS = 60_000;
const STEP_MS = 12_000;
const STEPS = (soakMinutes({ short: 2, full: 15 }) * MINUTE_MS) / STEP_MS;
const ABORTED = 0.2;
/** Latest abort after the request, ms. */
const LATEST_ABORT_MS = 25;

const site = await startMeasuredSite();
/** Reads the paths of a sitemap or of a sitemap index. */
async function namedIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(`${site.origin}${sitemap}`)).text();
  const addresses = new Set(text.match(/(?<="|>)https:\/\/companion\.example[^"<]*/g));
  return [...addresses].map((address) => new URL(address).pathname);
}
const listed = (await Promise.all((await namedIn('/sitemap.xml')).map(namedIn))).flat();

const word = fc.stringMatching(/^[a-z0-9钟声夜]{1,8}$/);
const page = fc.constantFrom(...listed);
const address = fc.oneof(
  { weight: 5, arbitrary: page },
  {
    weight: 2,
    arbitrary: fc
      .tuple(page, word, word)
      .map(([path, a, b]) => `${path}?${new URLSearchParams([[a, b]])}`),
  },
  {
    weight: 1,
    arbitrary: word.map((text) => `/game-library/search?searchValue=${encodeURIComponent(text)}`),
  },
  { weight: 1, arbitrary: word.map((text) => `/en/${encodeURIComponent(text)}`) },
  {
    weight: 1,
    arbitrary: page.map((path) =>
      `${path.replace(/\/$/, '')}.data`.replace(/^\.data$/, '/_root.data'),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/api/visitor/game/list',
      '/api/nowhere',
      '/healthz',
      '/robots.txt',
      '/icon.svg',
      '/assets/no.js',
    ),
  },
);
const visit = fc.record({
  path: address,
  device: fc.constantFrom(...(['desktop', 'phone'] as const)),
  encoding: fc.constantFrom('br', 'br', 'br', 'gzip', 'identity'),
  isAborted: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => share < ABORTED),
  after: fc.integer({ min: 0, max: LATEST_ABORT_MS }),
});
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const serverErrors = new Map<string, number>();
let answered = 0;

/** Sends a request and follows one redirect, or aborts it. */
function go({ path, device, encoding, isAborted, after }: Visit, isSent = false): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'user-agent': userAgents[device], 'accept-encoding': encoding };
    const call = request({ agent, host: '127.0.0.1', port: site.port, path, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      const { location } = answer.headers;
      answer.resume().on('close', () => {
        answered += 1;
        if (statusCode >= 500 || statusCode === 0)
          serverErrors.set(
            `${statusCode} ${path}`,
            (serverErrors.get(`${statusCode} ${path}`) ?? 0) + 1,
          );
        if (location !== undefined && !isSent)
          resolve(go({ path: location, device, encoding, isAborted, after }, true));
        else resolve();
      });
    });
    call.on('error', () => resolve());
    if (isAborted) setTimeout(() => call.destroy(), after);
    call.end();
  });
}

let seed = 24;
async function keepBusy(ms: number): Promise<void> {
  const end = performance.now() + ms;
  const caller = async () => {
    while (performance.now() < end) {
      seed += 1;
      for (const next of fc.sample(visit, { seed, numRuns: 200 })) {
        if (performance.now() >= end) return;
        await go(next);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  // The server ends aborted requests a moment later.
  await sleep(500);
}

await keepBusy(WARM_UP_MS);
const heaps = [await site.heapMb()];
const filesBefore = site.files();
const memoryBefore = await site.memoryMb();
for (let step = 0; step < STEPS; step += 1) {
  await keepBusy(STEP_MS);
  heaps.push(await site.heapMb());
}
const [first = 0] = heaps;
const last = heaps.at(-1) ?? 0;
for (const [what, count] of serverErrors) process.stdout.write(`${count} × ${what}\n`);
process.stdout.write(
  `in use after each step, MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}\n`,
);
measured('requests answered', answered, '');
measured('server errors', serverErrors.size, '', { atMost: 0 });
measured('in use after the warm-up', first, 'MB');
measured('more in use at the end', Math.max(0, last / first - 1) * 100, '%', { atMost: 10 });
// Caches still fill during the first half.
measured(
  'slope over the later half',
  Math.max(0, slope(heaps.slice(STEPS / 2))) * (MINUTE_MS / STEP_MS),
  'MB/min',
  {
    atMost: 0.5,
  },
);
measured('memory at the end', await site.memoryMb(), 'MB');
measured(
  'memory more than after the warm-up',
  Math.max(0, (await site.memoryMb()) - memoryBefore),
  'MB',
);
measured('files open more than after the warm-up', Math.max(0, site.files() - filesBefore), '', {
  atMost: CONNECTIONS,
});
agent.destroy();
await sleep(500);
await site.stop();

/** Slope of the regression line, per step. */
function slope(figures: number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const share = figures.reduce((sum, figure, step) => sum + (step - middle) * (figure - mean), 0);
  return share / figures.reduce((sum, _, step) => sum + (step - middle) ** 2, 0);
}
