/** Search and history under load, at full size. `--data=…` keeps the store for another run. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../../../.ci/load.ts';
import { measured } from '../../../.ci/measure.ts';
import { createRandom } from '../src/captcha/random.ts';
import { startSandbox } from '../src/testing/process.ts';
import { TEST_WORLD } from '../src/testing/world.ts';
import { BENCH_TOKEN, FULL_SIZE, type Generated, generate } from './generate.ts';

const CONNECTIONS = 32;
/** Requests a second of the paced runs: far from full, as a service is kept. */
const RATE = 800;
const REQUESTS = 20_000;
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'companion-bench-'));
const data = join(folder, 'bench.sqlite');
const notes = join(folder, 'bench.json');

if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(generate(data, FULL_SIZE)));
const { queries, characterId } = JSON.parse(readFileSync(notes, 'utf8')) as Generated;

const running = await startSandbox(data, TEST_WORLD);
const languages = ['zh', 'en', 'ja'];
const search = (index: number) => ({
  path: `/api/visitor/game/knowledge/search?keyword=${encodeURIComponent(queries[index % queries.length] ?? '')}&page_size=10`,
  headers: { lan: languages[Math.floor(index / queries.length) % 3] ?? 'zh' },
});

const memoryAtStart = running.memory();
// Every query once: nothing of the sandbox's own memory of answers helps.
const firstAsked = await load(
  running.port,
  { connections: CONNECTIONS, requests: queries.length * 3 },
  search,
);
// As people ask: a few questions all the time, most of them seldom (Zipf).
const random = createRandom(3);
const popular = () => Math.floor((queries.length * 3) ** random.next()) - 1;
const asked = Array.from({ length: REQUESTS }, popular);
const searched = await load(
  running.port,
  { connections: CONNECTIONS, requests: REQUESTS },
  (index) => search(asked[index] ?? 0),
);
const paced = { connections: CONNECTIONS, requests: RATE * 10, rate: RATE };
const searchedPaced = await load(running.port, paced, (index) => search(asked[index] ?? 0));

// User 0 scrolls up through his talk: every page is another one.
const steps = Math.floor(FULL_SIZE.messages / 10 / 30);
const page = (index: number) => ({
  path: '/api/im/history_messages',
  method: 'POST' as const,
  headers: { authorization: `Bearer ${BENCH_TOKEN}` },
  body: JSON.stringify({
    character_id: characterId,
    limit: 30,
    before: String(((index * 7919) % steps) * 300 + 301),
  }),
});
// What the machine itself does to a call that costs next to nothing.
const least = () => ({
  path: '/api/users/me',
  headers: { authorization: `Bearer ${BENCH_TOKEN}` },
});
const leastPaced = await load(running.port, paced, least);
const history = await load(running.port, { connections: CONNECTIONS, requests: REQUESTS }, page);
const historyPaced = await load(running.port, paced, page);
const memoryAfter = running.memory();

const setting = `${CONNECTIONS} connections`;
measured(`search p99, ${RATE} a second over ${setting}`, searchedPaced.p99_ms, 'ms', {
  atMost: 20,
});
measured(`history p99, ${RATE} a second over ${setting}`, historyPaced.p99_ms, 'ms', {
  atMost: 5,
});
measured(
  'the least call: p99 at the same pace, the floor of this machine',
  leastPaced.p99_ms,
  'ms',
);
// As fast as one process can: 32 callers wait in one line, so this is the length of the line.
for (const [name, latency] of [
  ['search, each query for the first time', firstAsked],
  ['search, as people ask', searched],
  ['history', history],
] as const) {
  measured(`${name}: at most, over ${setting}`, latency.per_second, 'a second');
  measured(`${name}: p99 then`, latency.p99_ms, 'ms');
}
const failures = [firstAsked, searched, searchedPaced, leastPaced, history, historyPaced];
measured(
  'failed requests',
  failures.reduce((sum, { failures }) => sum + failures, 0),
  '',
  {
    atMost: 0,
  },
);
measured('memory at start', memoryAtStart, 'MB');
measured('memory after all', memoryAfter, 'MB', { atMost: 200 });
await running.stop();
if (!values.data) rmSync(folder, { recursive: true });
