import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from './app.ts';
import { createHttpServer, type Limits } from './http-server.ts';

const files = mkdtempSync(path.join(tmpdir(), 'companion-files-'));
const previousFiles = path.join(files, 'previous');
const ASSET = '/assets/film-1a2b3c.js';
const PREVIOUS_ASSET = '/assets/film-4d5e6f.js';
/** More than the buffers of a connection hold. */
const assetBytes = 8_000_000;
writeFileSync(path.join(files, 'icon.svg'), '<svg/>');
writeFileSync(path.join(files, 'icon.svg.br'), 'compressed');
mkdirSync(path.join(files, 'assets'));
writeFileSync(path.join(files, ASSET), 'a'.repeat(assetBytes));
writeFileSync(path.join(files, `${ASSET}.br`), 'compressed');
mkdirSync(path.join(previousFiles, 'assets'), { recursive: true });
writeFileSync(path.join(previousFiles, PREVIOUS_ASSET), 'of the last release');
writeFileSync(path.join(previousFiles, `${PREVIOUS_ASSET}.br`), 'compressed');
afterAll(() => rmSync(files, { recursive: true }));

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start(limits: Partial<Limits> = {}, options: Partial<AppOptions> = {}) {
  const app = createApp({
    build: { id: 'test', builtAt: '2026-11-27T00:00:00.000Z' },
    files,
    previousFiles,
    render: async () => ({
      status: 200,
      headers: new Headers({ 'Content-Type': 'text/html' }),
      body: new TextEncoder().encode('page'),
      isComplete: true,
    }),
    pageQuery: () => new URLSearchParams(),
    pageHeaders: [],
    variantOf: () => '',
    ...options,
  });
  server = createHttpServer(app, { limits, backend: options.backend });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function peer(words: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

/** All that the server says until it closes the connection. */
async function answerTo(words: string): Promise<string> {
  const socket = await peer(words);
  let said = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    said += chunk;
  });
  await once(socket, 'close');
  return said;
}

const HOST = 'Host: localhost';
const get = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, HOST, ...headers].join('\r\n')}\r\n\r\n`;
const many = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: a`);

describe('a refused request', () => {
  it.each([
    ['a long address', get(`/?${'a'.repeat(9_000)}`), 414],
    ['more than 100 headers', get('/', ...many(101)), 431],
    ['headers of more than 16 KB', get('/', `X-Big: ${'a'.repeat(20_000)}`), 431],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', get('/', 'Host: evil.example'), 400],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['no HTTP', 'NONSENSE\r\n\r\n', 400],
    ['a NUL in a header', get('/', 'X-A: a\0b'), 400],
    ['a length and chunks', get('/', 'Content-Length: 3', 'Transfer-Encoding: chunked'), 400],
    ['an unknown expectation', get('/', 'Expect: a miracle', 'Connection: close'), 417],
    ['another method', 'DELETE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ])('for %s has the security headers', async (_, words, status) => {
    await start();
    const said = (await answerTo(words)).toLowerCase();
    expect(said).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const header of [
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      'cross-origin-resource-policy: same-origin',
    ])
      expect(said).toContain(`\r\n${header}\r\n`);
  });

  it('without a Host is answered over HTTP/1.0', async () => {
    await start();
    expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/ 200 /);
  });

  it('is not written into an answer that has begun', async () => {
    await start();
    const socket = await peer(get(ASSET));
    const [begin] = await once(socket, 'data');
    socket.write('NONSENSE\r\n\r\n');
    const rest = await buffer(socket);
    expect(String(begin)).toMatch(/^HTTP\/1\.1 200 /);
    expect(rest.includes('HTTP/1.1')).toBe(false);
  });
});

describe('an offer to change the protocol', () => {
  it.each(['websocket', 'h2c'])('to %s is ignored without a backend', async (protocol) => {
    await start();
    const said = await answerTo(get('/', 'Connection: Upgrade, close', `Upgrade: ${protocol}`));
    expect(said).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a slow peer', () => {
  const quick = { headersMs: 50, requestMs: 50, checkMs: 10 };
  const backend = {
    paths: ['/api/*'],
    fetch: async (request: Request) => new Response(await request.text()),
    upgrade: () => false,
    close: async () => {},
  };

  it.each([
    ['its headers', `GET / HTTP/1.1\r\n${HOST}\r\nX-Slow: `],
    ['its body', `POST /api/a HTTP/1.1\r\n${HOST}\r\nContent-Length: 9\r\n\r\na`],
    [
      'its chunks',
      `POST /api/a HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`,
    ],
  ])('that does not end %s gets a 408', async (_, words) => {
    await start(quick, { backend });
    expect(await answerTo(words)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that reads nothing is closed', async () => {
    await start({ stalledMs: 50 });
    const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const stalled = await peer(get(ASSET).repeat(3));
    stalled.pause();
    await closed;
    expect(stalled.bytesRead).toBeLessThan(3 * assetBytes);
  });

  it('that asks for too much at once is closed', async () => {
    await start();
    const greedy = await answerTo(get(ASSET).repeat(30));
    expect(greedy.length).toBeLessThan(9 * assetBytes);
  });

  it('that is gone leaves no request behind, also of those that wait for an earlier one', async () => {
    await start({}, { render: () => new Promise(() => {}) });
    const open = new Set<unknown>();
    server.prependListener('request', (_, response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
    });
    const gone = await peer(get('/').repeat(8));
    await expect.poll(() => open.size).toBe(8);
    gone.resetAndDestroy();
    await expect.poll(() => open.size).toBe(0);
  });
});

describe.each([ASSET, PREVIOUS_ASSET, '/icon.svg'])('the file %s', (file) => {
  it.each(['identity', 'br'])('in %s answers 304 to its ETag, and varies', async (encoding) => {
    const origin = await start();
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${origin}${file}`, { headers: { 'Accept-Encoding': encoding, ...headers } });
    const first = await ask({ Range: 'bytes=0-0' });
    await first.body?.cancel();
    const etag = first.headers.get('etag')!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ 'If-None-Match': known });
      expect(again.status).toBe(304);
      for (const name of ['etag', 'vary', 'cache-control', 'x-content-type-options'])
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
      expect(again.headers.get('content-encoding')).toBeNull();
    }
    const changed = await ask({ 'If-None-Match': '"other"' });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });

  it('continues a plain part by a plain one, also for a client that takes br', async () => {
    const origin = await start();
    const ask = (headers: Record<string, string>) => fetch(`${origin}${file}`, { headers });
    const plain = await ask({ 'Accept-Encoding': 'identity' });
    const etag = plain.headers.get('etag')!;
    const whole = await plain.text();
    const part = await ask({ 'Accept-Encoding': 'br', Range: 'bytes=1-4', 'If-Range': etag });
    expect(part.status).toBe(206);
    expect(part.headers.get('etag')).toBe(etag);
    expect(part.headers.get('content-encoding')).toBeNull();
    expect(part.headers.get('content-range')).toBe(`bytes 1-4/${whole.length}`);
    expect(await part.text()).toBe(whole.slice(1, 5));
  });

  it('has an ETag for each encoding', async () => {
    const origin = await start();
    const etagOf = async (encoding: string) => {
      const headers = { 'Accept-Encoding': encoding };
      return (await fetch(`${origin}${file}`, { method: 'HEAD', headers })).headers.get('etag');
    };
    expect(await etagOf('br')).not.toBe(await etagOf('identity'));
  });
});

describe('a file', () => {
  it('that is missing stays a 404', async () => {
    const origin = await start();
    const headers = { 'If-None-Match': '*' };
    expect((await fetch(`${origin}/assets/gone.js`, { headers })).status).toBe(404);
  });

  it('without a hash in its name is asked for again each time', async () => {
    const { headers, body } = await fetch(`${await start()}/icon.svg`);
    await body?.cancel();
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('has another ETag after its content has changed', async () => {
    const etagOf = async () => (await fetch(`${await start()}/icon.svg`)).headers.get('etag');
    const first = await etagOf();
    server.close();
    writeFileSync(path.join(files, 'icon.svg'), '<svg></svg>');
    expect(await etagOf()).not.toBe(first);
  });
});
