/**
 * Sends generated requests to the whole HTTP surface of the site with its sandbox: lines, headers and bodies with faults.
 * No answer may be a 5xx or missing, and memory may not grow. 2 minutes; `SOAK=full`: an hour. `SEED` repeats a run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { measured } from '../../.ci/bench/measure.ts';
import { silentPeer } from '../e2e/raw-requests.ts';
import { documents, routes } from '../e2e/routes.ts';
import { startMeasuredSite } from './measured-site.ts';
import { soakMinutes } from './soak-length.ts';

const MINUTE_MS = 60_000;
/** Most wait for a server that waits for the rest of their request. */
const SENDERS = 48;
const BATCH = 50;
/** A request that the server waits for is cut off by the server after 15 s. */
const ANSWER_MS = 30_000;
const MAX_SHOWN = 20;

const minutes = soakMinutes({ short: 2, full: 60 });
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const languages = ['', '/en', '/ja', '/m', '/en/m', '/fr', '/m/en'];
const known = [
  ...routes,
  ...documents,
  '/healthz',
  '/builds/latest.json',
  '/robots.txt',
  '/sitemap.xml',
  '/og/home.png',
  '/og/companion/jiu-sheng.png',
  '/assets/',
  '/icon.svg',
  '/__manifest?p=/game-library',
  '/sandbox',
  '/api/visitor/game/list',
  '/api/users/me/',
];
const hostile = [
  '%',
  '%00',
  '%2e%2e%2f',
  '..%5c',
  '%c0%ae',
  '//evil.example',
  '/\\evil.example',
  '\u00e9',
  '?'.repeat(40),
  '/'.repeat(300),
  '__proto__[x]=1',
  'constructor.prototype',
  ';@h',
  '#',
  '.data',
  '.data?_routes=root',
  '?_routes=routes%2Fhome,x',
  '?index',
  'a'.repeat(9000),
  '💥',
  '\ud800',
];
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.webQueryParameters() },
);
const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...languages),
        fc.constantFrom(...known),
        fc.array(piece, { maxLength: 2 }),
        fc.constantFrom('', '?searchValue=', '?channel=', '?tag=', '/', '.data', '&'),
      )
      .map(([language, path, pieces, end]) => `${language}${path}${end}${pieces.join('')}`),
  },
  { weight: 2, arbitrary: fc.webPath().map((path) => path || '/') },
  { weight: 1, arbitrary: piece },
  { weight: 1, arbitrary: fc.constantFrom('*', 'http://evil.example/', 'https://[', '', '/ /') },
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const headerName = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'Host',
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Authorization',
      'Cookie',
      'Connection',
      'Content-Length',
      'Content-Type',
      'Expect',
      'If-None-Match',
      'If-Modified-Since',
      'If-Range',
      'Origin',
      'Range',
      'Sec-CH-UA-Mobile',
      'Sec-Fetch-Site',
      'TE',
      'traceparent',
      'Transfer-Encoding',
      'Upgrade',
      'User-Agent',
      'X-Companion-Device',
      'X-Companion-Language',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-React-Router-SPA-Mode',
      'X-Request-Id',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }) },
);
const headerValue = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '5',
      '1e9',
      'chunked',
      'gzip, chunked',
      'websocket',
      'bytes=0-',
      'bytes=5-2,-1,9-',
      'bytes=999999999-',
      'W/"x"',
      '*',
      '*/*;q=nan',
      'br;q=0, gzip;q=2, *',
      'application/json',
      'multipart/form-data; boundary=x',
      'companion-language=%; a=b; companion-language=en',
      '?1',
      'mobile',
      '::1, 127.0.0.1, x',
      'Mozilla/5.0 (iPhone) Mobile',
      '100-continue',
      'null',
      'a'.repeat(17_000),
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('5\r\nhello\r\n0\r\n\r\n', 'ffffffffff\r\n', '[', '{"phone":"'),
);
type Parts = [verb: string, address: string, headers: [string, string][], content: string];
const parts = fc.tuple(
  method,
  target,
  fc.array(fc.tuple(headerName, headerValue), { maxLength: 6 }),
  body,
);

const lines = (...given: string[]) => given.join('\r\n');
const headerLines = (headers: Parts[2]) => headers.map(([name, value]) => `${name}: ${value}`);

/** Bytes that may be no HTTP at all. */
const rawRequest = fc
  .tuple(parts, fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''), fc.boolean())
  .map(([[verb, address, headers, content], version, hasHost]) =>
    lines(
      `${verb} ${address} ${version}`,
      ...(hasHost ? ['Host: localhost'] : []),
      ...headerLines(headers),
      '',
      content,
    ),
  );

/** HTTP that every parser takes: it reaches the application. */
const wellFormedRequest = parts.map(([verb, address, headers, content]) => {
  const path = address.toWellFormed().replaceAll(/[^!-~]/gu, encodeURIComponent);
  const safe = headers
    .filter(([name]) => /^[\w-]+$/.test(name) && !/^(Host|Content-Length|Expect|T.*)$/.test(name))
    .map(([name, value]): [string, string] => [name, value.replaceAll(/[^ -~]/g, '')]);
  return lines(
    `${/^[A-Z]+$/.test(verb) ? verb : 'GET'} ${path.startsWith('/') ? path : `/${path}`} HTTP/1.1`,
    'Host: localhost',
    ...headerLines(safe),
    `Content-Length: ${Buffer.byteLength(content)}`,
    '',
    content,
  );
});
const request = fc.oneof(
  { weight: 4, arbitrary: wellFormedRequest },
  { weight: 1, arbitrary: rawRequest },
);

interface Outcome {
  /** `closed` without an answer, which Node does to what is no HTTP. */
  status: string;
  ms: number;
}

async function send(origin: string, text: string): Promise<Outcome> {
  const startedAt = performance.now();
  const socket = await silentPeer(origin, Buffer.from(text, 'utf8'));
  let said = '';
  socket.setEncoding('latin1');
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk: string) => {
      said += chunk;
      // The end of the head, also after `100 Continue`.
      if (/^HTTP\/1\.1 [2-5]\d\d .*\r\n\r\n/ms.test(said)) resolve();
    });
    socket.on('close', () => resolve());
  });
  await Promise.race([answered, sleep(ANSWER_MS, undefined, { ref: false })]);
  const isClosed = socket.closed;
  socket.destroy();
  const status = /^HTTP\/1\.1 ([2-5]\d\d) /m.exec(said)?.[1] ?? (isClosed ? 'closed' : 'no answer');
  return { status, ms: performance.now() - startedAt };
}

const site = await startMeasuredSite();
const statuses = new Map<string, number>();
const failures: string[] = [];
let asked = 0;
let slowest = 0;
const end = Date.now() + minutes * MINUTE_MS;

async function sender(number: number): Promise<void> {
  for (let round = 0; Date.now() < end; round += 1)
    for (const text of fc.sample(request, {
      numRuns: BATCH,
      seed: seed + round * SENDERS + number,
    })) {
      if (Date.now() >= end) return;
      const { status, ms } = await send(site.origin, text);
      asked += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      if (/^5|no answer/.test(status)) failures.push(`${status} ${JSON.stringify(text)}`);
    }
}

const heaps: number[] = [];
const senders = Array.from({ length: SENDERS }, (_, number) => sender(number));
const watch = async () => {
  while (Date.now() < end) {
    await sleep(MINUTE_MS / 2);
    heaps.push(await site.heapMb());
  }
};
await Promise.all([...senders, watch()]);

for (const failure of failures.slice(0, MAX_SHOWN)) process.stdout.write(`${failure}\n`);
const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
process.stdout.write(`seed ${seed}: ${counts.join(', ')}\n`);
measured(`generated requests in ${minutes} minutes`, asked, '');
measured('5xx, or no answer', failures.length, '', { atMost: 0 });
measured('slowest answer', slowest, 'ms', { atMost: 20_000 });
measured('heap more than after a minute', (heaps.at(-1) ?? 0) - (heaps[1] ?? 0), 'MB', {
  atMost: 20,
});
measured('healthy afterwards', (await fetch(`${site.origin}/healthz`)).status, '', {
  atLeast: 200,
  atMost: 200,
});
await site.stop();
