import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { get } from './raw-requests.ts';
import { addressOf, routes } from './routes.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';

/** Pages that take another way to a failure: parts, a list, one thing, calls that follow each other, a search. */
const fewRoutes = [
  '/',
  '/activity',
  '/game-library/nine-bells',
  '/game-partner/story-a-deng',
  '/game-library/search?searchValue=x',
];

/** An answer that is late, and one that is wrong, must spoil no page. All others end as one of these. */
const onEveryPage = ['never answers', 'is broken'];

describe('API', () => {
  /** How it answers each call. */
  let behave: (response: ServerResponse) => void = () => {};
  const backend = createServer((_, response) => behave(response));
  let site: SiteProcess;
  /** A site that soon stops waiting for the API. */
  let impatient: SiteProcess;
  beforeAll(async () => {
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    const env = realBackend(`http://127.0.0.1:${port}`);
    [site, impatient] = await Promise.all([
      startSite(env),
      startSite({ ...env, COMPANION_API_TIMEOUT_MS: '500' }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([site.stop(), impatient.stop()]);
    backend.closeAllConnections();
    backend.close();
  });

  const json = { 'Content-Type': 'application/json' };

  it('is not called for legal documents and the About page', async () => {
    let calls = 0;
    behave = (response) => {
      calls += 1;
      response.writeHead(404, json).end('{"error":"not found"}');
    };
    for (const path of ['/terms', '/privacy-txj.html', '/en/topup/agreement1.html', '/ja/about-us'])
      expect((await get(site.origin, path, 'desktop')).status, path).toBe(200);
    expect((await get(site.origin, '/m/about-us', 'phone')).status).toBe(200);
    expect(calls).toBe(0);
  });

  const noItems = JSON.stringify({
    error_code: 0,
    error_message: '',
    payload: { items: [], total: 0, page: 1, page_size: 24 },
  });
  const cut = '{"error_code":0,"error_message":"","payload":{"items":[{"id":"a","na';
  it.each<[what: string, how: (response: ServerResponse) => void]>([
    ['never answers', () => {}],
    [
      'says its headers and nothing more',
      (response) => void response.writeHead(200, json).write('{'),
    ],
    ['hangs up', (response) => void response.destroy()],
    [
      'hangs up in the middle',
      (response) => {
        response.writeHead(200, { ...json, 'Content-Length': '900' });
        response.write(cut, () => response.destroy());
      },
    ],
    ['answers half a JSON', (response) => void response.writeHead(200, json).end(cut)],
    [
      'answers with a page',
      (response) =>
        void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hotel WLAN</h1>'),
    ],
    ['answers nothing', (response) => void response.writeHead(204).end()],
    ['answers null', (response) => void response.writeHead(200, json).end('null')],
    [
      'answers without payload',
      (response) => void response.writeHead(200, json).end('{"error_code":0}'),
    ],
    [
      'is broken',
      (response) =>
        void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    ],
    [
      'refuses by code',
      (response) =>
        void response
          .writeHead(200, json)
          .end('{"error_code":50000,"error_message":"<b>no</b>","payload":null}'),
    ],
  ])(
    '%s: each page keeps its header and text and shows nothing of the answer',
    async (what, how) => {
      behave = how;
      const found: string[] = [];
      const look = async (path: string, device: DeviceName) => {
        const answer = await get(impatient.origin, path, device);
        const html = await answer.text();
        const isDesigned = html.includes('<header') && /<h1[^>]*>(?:<span[^>]*>)*[^<]/.test(html);
        if (![200, 503].includes(answer.status)) found.push(`${path}: ${answer.status}`);
        if (answer.status === 503 && !/^\d+$/.test(answer.headers.get('retry-after') ?? ''))
          found.push(`${path}: no Retry-After`);
        const id = answer.headers.get('x-request-id');
        if (answer.status === 503 && !(id && html.includes(id)))
          found.push(`${path}: does not show its request id`);
        if (!isDesigned) found.push(`${path}: no header or no words`);
        if (/Hotel|Bad Gateway|<b>no| {4}at |node_modules/.test(html))
          found.push(`${path}: told too much`);
      };
      const paths = onEveryPage.includes(what)
        ? [...new Set([...routes, ...fewRoutes])]
        : fewRoutes;
      await Promise.all([
        ...paths.map((path) => look(addressOf('desktop', '', path), 'desktop')),
        ...paths.map((path) => look(addressOf('phone', '/en', path), 'phone')),
        look('/terms', 'desktop'),
      ]);
      expect(found).toEqual([]);
      expect((await get(impatient.origin, '/healthz')).status).toBe(200);
    },
  );

  it('serves the page at once after a failure', async () => {
    behave = (response) => void response.destroy();
    expect((await get(site.origin, '/game-library?genre=again')).status).toBe(503);
    behave = (response) => void response.writeHead(200, json).end(noItems);
    expect((await get(site.origin, '/game-library?genre=again')).status).toBe(200);
  });

  it('is called a few times for many unknown pages', async () => {
    let calls = 0;
    behave = (response) => {
      calls += 1;
      response.writeHead(200, json).end(noItems);
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, page) => get(site.origin, `/activity?state=new${page}`)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    // Without an answer that pages share, each page would make a call of its own.
    expect(calls).toBeLessThan(50);
  });
});
