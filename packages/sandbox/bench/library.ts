/**
 * Search and history under load, at full size: `node --conditions=@companion/source bench/library.ts`.
 * Prints JSON. `--articles=… --messages=…` make it smaller, `--data=…` keeps the store for another run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../src/captcha/random.ts';
import { startSandbox } from '../src/testing/process.ts';
import { TEST_WORLD } from '../src/testing/world.ts';
import { BENCH_TOKEN, FULL_SIZE, type Generated, generate } from './generate.ts';
import { load } from './load.ts';

const CONNECTIONS = 32;
/** Requests a second of the paced runs: far from full, as a service is kept. */
const RATE = 800;
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: String(FULL_SIZE.articles) },
    entities: { type: 'string', default: String(FULL_SIZE.entities) },
    messages: { type: 'string', default: String(FULL_SIZE.messages) },
    requests: { type: 'string', default: '20000' },
    data: { type: 'string' },
  },
});
const size = {
  articles: Number(values.articles),
  entities: Number(values.entities),
  messages: Number(values.messages),
};
const requests = Number(values.requests);
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'companion-bench-'));
const data = join(folder, 'bench.sqlite');
const notes = join(folder, 'bench.json');

if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(generate(data, size)));
const { queries, characterId, seconds } = JSON.parse(readFileSync(notes, 'utf8')) as Generated;

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
const asked = Array.from({ length: requests }, popular);
const searched = await load(running.port, { connections: CONNECTIONS, requests }, (index) =>
  search(asked[index] ?? 0),
);
const paced = { connections: CONNECTIONS, requests: Math.min(requests, RATE * 10), rate: RATE };
const searchedPaced = await load(running.port, paced, (index) => search(asked[index] ?? 0));

// User 0 scrolls up through his talk: every page is another one.
const steps = Math.floor(size.messages / 10 / 30);
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
const history = await load(running.port, { connections: CONNECTIONS, requests }, page);
const historyPaced = await load(running.port, paced, page);
const report = {
  size,
  generated_in_s: seconds,
  started_in_ms: running.startedIn,
  connections: CONNECTIONS,
  distinct_queries: queries.length * 3,
  search_first_asked: firstAsked,
  search_as_people_ask: searched,
  rate_per_second: RATE,
  search_as_people_ask_at_rate: searchedPaced,
  history,
  history_at_rate: historyPaced,
  memory_mb: { at_start: memoryAtStart, after: running.memory() },
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
await running.stop();
if (!values.data) rmSync(folder, { recursive: true });
