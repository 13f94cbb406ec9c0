/**
 * Floods the site with made-up addresses, and measures what others lose. The site must be built. Its backend is a process
 * of its own, as in production: the embedded sandbox would answer in the thread that renders.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../../.ci/bench/load.ts';
import { measured } from '../../.ci/bench/measure.ts';
import { startSandbox } from '../../packages/sandbox/src/testing/process.ts';
import { userAgents } from '../e2e/devices.ts';
import { orderFault } from '../e2e/raw-requests.ts';
import { realBackend } from '../e2e/site-process.ts';
import { startMeasuredSite } from './measured-site.ts';

const ADMIN_PORT = 9_099;
/** Until a page is rendered again, s. */
const FRESH_S = 30;
/** Requests of visitors a second, and for how long they are measured, s: with and without a flood, each page is due once. */
const VISIT_RATE = 100;
const VISIT_S = FRESH_S;
/** Until the first addresses of a flood have been looked up, s. */
const HEAD_START_S = 4;
/** Made-up addresses a second, and for how long, s. */
const FLOOD_RATE = 150;
const FLOOD_S = HEAD_START_S + VISIT_S;

const pages = ['', '/en', '/ja'].flatMap((language) =>
  ['', '/about-us', '/activity', '/game-library', '/game-partner', '/game-library/nine-bells'].map(
    (page) => `${language}${page}` || '/',
  ),
);
const kinds: readonly ((index: number) => string)[] = [
  (index) => `/made-up-${index}`,
  (index) => `/game-library/made-up-${index}`,
  (index) => `/en/game-partner/detail-made-up-${index}`,
  (index) => `/game-library/search?searchValue=made-up-${index}`,
  (index) => `/ja/game-library?gamesPage=${2 + (index % 9_000)}`,
  (index) => `/about-us?tag=made-up-${index}`,
  (index) => `/og/game/made-up-${index}.png`,
  (index) => `/terms-${index}`,
  (index) => `/en/about-us${'/'.repeat(2 + (index % 900))}`,
];

const backend = await startSandbox(':memory:');
const backendOrigin = `http://127.0.0.1:${backend.port}`;
const site = await startMeasuredSite({
  ...realBackend(backendOrigin),
  COMPANION_ADMIN_PORT: String(ADMIN_PORT),
});
const headers = { 'accept-encoding': 'br', 'user-agent': userAgents.desktop };
const visits = (seconds = VISIT_S) =>
  load(
    site.port,
    { connections: 16, requests: VISIT_RATE * seconds, rate: VISIT_RATE },
    (index) => ({
      path: pages[index % pages.length] ?? '/',
      headers,
    }),
  );
async function backendCalls(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${ADMIN_PORT}/metrics`)).text();
  const counts = metrics.matchAll(/^companion_backend_call_seconds_count\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

await visits(3);
const quietBefore = await backendCalls();
const quiet = await visits();
const quietCalls = (await backendCalls()) - quietBefore;

const before = await backendCalls();
const flood = load(
  site.port,
  { connections: 64, requests: FLOOD_RATE * FLOOD_S, rate: FLOOD_RATE },
  (index) => ({ path: kinds[index % kinds.length]?.(index) ?? '/', headers }),
);
await sleep(HEAD_START_S * 1000);
const beset = await visits();
await flood;
const floodCalls = (await backendCalls()) - before;

measured(`kept pages, ${VISIT_RATE} a second: p50 before`, quiet.p50_ms, 'ms');
measured('p99 before', quiet.p99_ms, 'ms');
measured(`p50 among ${FLOOD_RATE} made-up addresses a second`, beset.p50_ms, 'ms');
measured('p99 then', beset.p99_ms, 'ms', { atMost: 2 * quiet.p99_ms });
measured('failed visits', quiet.failures + beset.failures, '', { atMost: 0 });
measured(`calls of the backend for ${VISIT_S} s of visits`, quietCalls, '');
measured(
  `calls of the backend in the ${FLOOD_S} s of the flood, for each made-up address`,
  floodCalls / (FLOOD_RATE * FLOOD_S),
  '',
  { atMost: 0.5 },
);

// The backend fails, and the pages are due.
await orderFault(backendOrigin, { path: '/api', status: 500, times: 1_000_000 });
await sleep(FRESH_S * 1000);
let lost = 0;
for (const page of pages)
  if ((await fetch(`${site.origin}${page}`, { headers })).status !== 200) lost += 1;
measured(`of ${pages.length} kept pages lost when the backend fails after it`, lost, '', {
  atMost: 0,
});
await site.stop();
await backend.stop();
