/** Measures what hostile requests cost: memory, open files and delays of others. The site must be built. */
import { gzipSync } from 'node:zlib';
import { load } from '../../.ci/bench/load.ts';
import { measured } from '../../.ci/bench/measure.ts';
import { userAgents } from '../e2e/devices.ts';
import { answerTo, silentPeer } from '../e2e/raw-requests.ts';
import { startMeasuredSite } from './measured-site.ts';

const TIMES = 200;
const SLOW_PEERS = 1_000;
const FLOOD = 500;
const CONNECTIONS = 16;
const VISITS = 10_000;

const site = await startMeasuredSite();
const headers = { 'accept-encoding': 'br', 'user-agent': userAgents.desktop };
const visits = () =>
  load(site.port, { connections: CONNECTIONS, requests: VISITS }, () => ({ path: '/', headers }));

const report = (...lines: string[]) =>
  [
    'POST /api/utils/huoban_ad_report HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...lines,
    '\r\n',
  ].join('\r\n');
const bomb = gzipSync(Buffer.alloc(20_000_000, 'a'));
const deep = '['.repeat(3e4) + ']'.repeat(3e4);
const hostile = [
  Buffer.concat([
    Buffer.from(report('Content-Encoding: gzip', `Content-Length: ${bomb.length}`)),
    bomb,
  ]),
  report(`Content-Length: ${deep.length}`) + deep,
  report('Content-Length: 1000000000') + 'a'.repeat(1e6),
  report('Transfer-Encoding: chunked') + `4000\r\n${'a'.repeat(0x4000)}\r\n`.repeat(64),
  `GET /?${'a'.repeat(9_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: ${'a'.repeat(17_000)}\r\n\r\n`,
  'GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\nHost: localhost\r\n\r\n',
];
const statuses = new Map<string, number>();
async function attack(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const answer of await Promise.all(hostile.map((bytes) => answerTo(site.origin, bytes)))) {
      const status = answer.split(' ')[1] ?? 'hung up';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
}

await visits();
await attack(TIMES);
const quiet = await visits();
const before = await site.memoryMb();
const filesBefore = site.files();
statuses.clear();
await attack(TIMES);
measured(
  `memory more after ${TIMES * hostile.length} hostile requests`,
  Math.max(0, (await site.memoryMb()) - before),
  'MB',
  { atMost: 20 },
);
process.stdout.write(
  `answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}\n`,
);

const peers = await Promise.all(
  Array.from({ length: SLOW_PEERS }, () =>
    silentPeer(site.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
  ),
);
const [beset] = await Promise.all([visits(), attack(TIMES / 10)]);
for (const peer of peers) peer.destroy();
measured('home, kept: p99 before', quiet.p99_ms, 'ms');
measured(`home, kept: p99 among ${SLOW_PEERS} slow and hostile peers`, beset.p99_ms, 'ms', {
  atMost: 2 * quiet.p99_ms,
});

// Each address is new and as long as the server reads.
const flood = await load(site.port, { connections: 1, requests: FLOOD }, (index) => ({
  path: `/__manifest?paths=${'%2Fa'.repeat(1_500)}${index}&version=x`,
  headers,
}));
measured('request for every route: p99', flood.p99_ms, 'ms', { atMost: 50 });
measured('failed requests of others', quiet.failures + beset.failures, '', { atMost: 0 });
await site.heapMb();
measured('files open more than before', Math.max(0, site.files() - filesBefore), '', { atMost: 4 });
await site.stop();
