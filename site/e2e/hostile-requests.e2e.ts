import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answerTo, get } from './raw-requests.ts';
import { type SiteProcess, startSite } from './site-process.ts';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterEach(async () => {
  expect((await get(site.origin, '/about-us')).status).toBe(200);
  expect((await get(site.origin, '/api/visitor/game/list')).status).toBe(200);
});
afterAll(() => site.stop());

/** A call that accepts a body of any shape and stores it. */
const REPORT = '/api/utils/huoban_ad_report';
const JSON_BODY = 'Content-Type: application/json';
const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const report = (...headers: string[]) => head(`POST ${REPORT} HTTP/1.1`, ...headers);

/** Returns the status, or `hung up` if the server closes the connection first. */
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${REPORT}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  }).then(
    ({ status }) => status,
    () => 'hung up',
  );

it('refuses a compressed body', async () => {
  const json = `{"a":"${'a'.repeat(20_000_000)}"}`;
  expect(await post(new Uint8Array(gzipSync(json)), { 'Content-Encoding': 'gzip' })).toBe(415);
  const small = new Uint8Array(brotliCompressSync('{"a":1}'));
  expect(await post(small, { 'Content-Encoding': 'br' })).toBe(415);
});

it('refuses a body of the wrong type, size or depth', async () => {
  const form = new FormData();
  form.append('a', '1');
  const multipart = await new Response(form).text();
  expect(await post(multipart, { 'Content-Type': 'multipart/form-data; boundary=x' })).toBe(415);
  expect([413, 'hung up']).toContain(await post(`{"${'k'.repeat(10_000_000)}":1}`));
  expect([413, 'hung up']).toContain(await post(`${'['.repeat(1e5)}${']'.repeat(1e5)}`));
  expect(await post(`${'['.repeat(3e4)}${']'.repeat(3e4)}`)).toBe(400);
  expect(await post(`${'{"a":'.repeat(9e3)}1${'}'.repeat(9e3)}`)).toBe(400);
  // An accepted body can be read again.
  expect(await post('{"a":[{"b":[1]}]}')).toBe(200);
  expect((await get(site.origin, '/sandbox/events')).status).toBe(200);
});

it('shows login codes to no proxy that speaks HTTP/1.0 and does not name itself', async () => {
  const asked = (version: string) =>
    answerTo(site.origin, head(`GET /sandbox/outbox ${version}`, 'Connection: close'));
  expect(await asked('HTTP/1.0')).toMatch(/ 403 /);
  expect(await asked('HTTP/1.1')).toMatch(/ 200 /);
});

it('refuses an endless body and a wrong Content-Length', async () => {
  const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
  const endless = report(JSON_BODY, 'Transfer-Encoding: chunked') + piece.repeat(8);
  expect(await answerTo(site.origin, endless)).toMatch(/ 413 /);
  const short = `${report(JSON_BODY, 'Content-Length: 2')}{}{"a":1}`;
  expect(await answerTo(site.origin, short)).toMatch(/ (200|400) /);
  const huge = `${report(JSON_BODY, 'Content-Length: 1000000000')}{"a":1}`;
  expect(await answerTo(site.origin, huge)).toMatch(/ 413 /);
});

it('serves no file outside its directory', async () => {
  const found: string[] = [];
  for (const path of [
    '/assets/../../package.json',
    '/assets/../../../../../../../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/..\\..\\package.json',
    '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/../server/index.js',
    '/server.ts',
    '/.vite/manifest.json',
    '/.sandbox/sandbox.sqlite',
    '/.git/config',
    '/.env',
    '/assets/',
    '/assets/a%00.js',
    '/icon.svg%00',
    '/%00',
    '/%',
    '/og/..%2f..%2fpackage.json',
  ]) {
    const answer = await answerTo(site.origin, head(`GET ${path} HTTP/1.1`));
    if (!/^HTTP\/1\.1 (400|404) /.test(answer)) found.push(`${path}: ${answer}`);
  }
  expect(found).toEqual([]);
});

it('answers 404 to a malformed percent-encoding and logs nothing', async () => {
  const before = site.said();
  for (const path of ['/50%', '/en/%ff', '/game-library/%E0%A4%A', '/about-us%.data']) {
    const { status } = await get(site.origin, path);
    expect({ path, status }).toEqual({ path, status: 404 });
  }
  expect(site.said()).toBe(before);
});

it('answers encoded control characters by the 404 page, and logs nothing', async () => {
  const before = site.said();
  const lineBreaks = ['/%0a/x', '/a%0d', '/ja/%0Ab', '/m/game-library/%E2%80%A8', '/%0d%0a//'];
  // A browser leaves a tab out of a link: the rest would name another site.
  const tabs = ['/%09/', '/%09/evil.example', '/%09//', '/%09%5c', '/en/%09%5Cevil.example'];
  const others = ['/%7f', '/%1F', '/%00', '/%c2%85', '/%250a/x', '/game-library/role-Info-%0a'];
  for (const path of [...lineBreaks, ...tabs, ...others]) {
    const device = path.startsWith('/m/') ? 'phone' : 'desktop';
    const answer = await get(site.origin, path, device);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expect(await answer.text(), path).toContain('Page Not Found');
  }
  expect((await get(site.origin, '/about-us%0a.data')).status).toBe(404);
  expect(site.said()).toBe(before);
});

it('accepts 100 headers of 16 KB in total', async () => {
  const answer = (...headers: string[]) =>
    answerTo(site.origin, head('GET /about-us HTTP/1.1', ...headers));
  const others = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: a`);
  expect(await answer(...others(99))).toMatch(/ 200 /);
  expect(await answer(...others(100))).toMatch(/ 431 /);
  expect(await answer(`X-Big: ${'a'.repeat(17_000)}`)).toMatch(/ 431 /);
});

it('answers HTTP/1.0, and an offer of HTTP/2 by HTTP/1.1', async () => {
  expect(await answerTo(site.origin, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/ 200 /);
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
  expect(await answerTo(site.origin, head('GET /about-us HTTP/1.1', ...offer))).toMatch(/ 200 /);
});
