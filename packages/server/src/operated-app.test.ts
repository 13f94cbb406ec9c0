import { describe, expect, it, vi } from 'vitest';
import { type AppOptions, createApp } from './app.ts';
import { createContentChanges } from './content-changes.ts';
import { createMetrics } from './metrics.ts';

/** A site whose pages are what `pages` holds, by path; others fail. */
function newSite(options: Partial<AppOptions> = {}) {
  const changes = createContentChanges();
  const pages: Record<string, { body: string; keys: string[]; status?: number }> = {};
  const render = vi.fn<AppOptions['render']>(async (request) => {
    const page = pages[new URL(request.url).pathname];
    if (!page) throw new Error('broken');
    return {
      status: page.status ?? 200,
      headers: new Headers({ 'Content-Type': 'text/html' }),
      body: new TextEncoder().encode(page.body),
      isComplete: true,
      keys: page.keys,
    };
  });
  const app = createApp({
    build: { id: 'test', builtAt: '2026-11-24T00:00:00.000Z' },
    files: import.meta.dirname,
    render,
    changes,
    pageQuery: () => new URLSearchParams(),
    pageHeaders: ['x-device'],
    edgeHeaders: ['x-device'],
    variantOf: (headers) => headers.get('x-device') ?? 'own',
    routeOf: (pathname) => `route-of-${pathname.slice(1).replaceAll(/\d+/g, 'id')}`,
    trustedProxies: ['10.0.0.1'],
    ...options,
  });
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    ({ incoming: { socket: { remoteAddress }, headers } }) as never;
  return {
    pages,
    changes,
    render,
    ask: async (path: string, headers: Record<string, string> = {}, address = '203.0.113.9') =>
      app.request(path, { headers }, from(address, headers)),
    text: async (path: string) => (await app.request(path, {}, {})).text(),
  };
}

describe('surrogate keys', () => {
  it('are sent to CDNs without spaces and commas', async () => {
    const site = newSite();
    site.pages['/a'] = { body: 'a', keys: ['games', 'game/a b,c'] };
    const { headers } = await site.ask('/a');
    expect(headers.get('surrogate-key')).toBe('games game/a%20b%2Cc');
    expect(headers.get('cache-tag')).toBe('games,game/a%20b%2Cc');
  });

  it('are not sent with pages that no cache keeps', async () => {
    const site = newSite();
    site.pages['/a'] = { body: 'a', keys: ['games'], status: 404 };
    expect((await site.ask('/a')).headers.get('surrogate-key')).toBeNull();
  });

  it('drop the pages that have them', async () => {
    const site = newSite();
    site.pages['/a'] = { body: 'old', keys: ['games', 'game/a'] };
    site.pages['/b'] = { body: 'old', keys: ['games', 'game/b'] };
    await Promise.all(['/a', '/b'].map(site.text));
    site.pages['/a'].body = 'new';
    site.pages['/b'].body = 'new';
    site.changes.publish(['game/a']);
    expect(await site.text('/a')).toBe('new');
    expect(await site.text('/b')).toBe('old');
    site.changes.publish(null);
    expect(await site.text('/b')).toBe('new');
  });

  it('drop a 404 of what was not there', async () => {
    const site = newSite();
    site.pages['/a'] = { body: 'gone', keys: ['game/a'], status: 404 };
    expect(await site.text('/a')).toBe('gone');
    site.pages['/a'] = { body: 'new', keys: ['game/a'] };
    site.changes.publish(['game/a']);
    expect(await site.text('/a')).toBe('new');
  });

  it('also drop a page that is being rendered of old content', async () => {
    const site = newSite();
    const { promise, resolve } = Promise.withResolvers<void>();
    site.render.mockImplementationOnce(async () => {
      await promise;
      const body = new TextEncoder().encode('old');
      return { status: 200, headers: new Headers(), body, isComplete: true, keys: ['games'] };
    });
    const early = site.text('/a');
    site.pages['/a'] = { body: 'new', keys: ['games'] };
    site.changes.publish(['games']);
    const late = site.text('/a');
    resolve();
    expect([await early, await late, await site.text('/a')]).toEqual(['old', 'new', 'new']);
  });
});

describe('headers of an edge', () => {
  it('are believed from a trusted proxy only', async () => {
    const site = newSite();
    site.pages['/a'] = { body: 'a', keys: [] };
    await site.ask('/a', { 'x-device': 'mobile' }, '10.0.0.1');
    await site.ask('/a', { 'x-device': 'mobile' }, '203.0.113.9');
    const seen = site.render.mock.calls.map(([{ headers }]) => headers.get('x-device'));
    expect(seen).toEqual(['mobile', null]);
  });
});

describe('the trace of a request', () => {
  it('is that of a trusted proxy, never that of a visitor', async () => {
    const site = newSite();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await site.ask('/a', { traceparent }, '203.0.113.9');
    await site.ask('/a', { traceparent }, '10.0.0.1');
    const seen = site.render.mock.calls.map(([{ headers }]) => headers.get('traceparent'));
    expect(seen).toEqual([null, traceparent]);
  });
});

describe('a failed request', () => {
  it('is one line of JSON with the id of the answer, and without its address', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const site = newSite();
    site.pages['/games/13800138000'] = { body: 'later', keys: [], status: 503 };
    const path = '/games/13800138000?search=13800138000&token=secret';
    const { headers } = await site.ask(path, { authorization: 'secret' });
    const lines = said.mock.calls.map(([line]) => String(line));
    said.mockRestore();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'request_failed',
      request_id: headers.get('x-request-id'),
      method: 'GET',
      route: 'route-of-games/id',
      status: 503,
    });
    expect(lines[0]).not.toMatch(/13800138000|secret/);
    expect(site.render.mock.calls[0]?.[0].headers.get('x-request-id')).toBe(
      headers.get('x-request-id'),
    );
  });

  it('says its id when there is no page', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const site = newSite();
    const answer = await site.ask('/games/13800138000');
    const lines = said.mock.calls.map(([line]) => String(line)).join('');
    said.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const id = String(answer.headers.get('x-request-id'));
    expect(await answer.text()).toBe(`Internal Server Error\n${id}`);
    expect(lines).toContain(`route-of-games/id failed: Error: broken [${id}]\n`);
    expect(lines).not.toContain('13800138000');
  });

  it('has another id each time, and a good one has none', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const site = newSite();
    site.pages['/bad'] = { body: 'later', keys: [], status: 503 };
    site.pages['/good'] = { body: 'good', keys: [] };
    const idOf = async (path: string) => (await site.ask(path)).headers.get('x-request-id');
    const ids = [await idOf('/bad'), await idOf('/bad')];
    expect(new Set(ids).size).toBe(2);
    expect(await idOf('/good')).toBeNull();
    said.mockRestore();
  });
});

describe('metrics', () => {
  it('count requests by route and status, and pages by the answer of the cache', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const metrics = createMetrics();
    const site = newSite({ metrics });
    site.pages['/good'] = { body: 'good', keys: [] };
    site.pages['/bad'] = { body: 'bad', keys: [], status: 503 };
    for (const path of ['/good', '/good', '/bad', '/healthz', '/assets/gone.js'])
      await site.ask(path);
    said.mockRestore();
    const text = await metrics.text();
    for (const line of [
      'companion_request_seconds_count{route="route-of-good",status="200"} 2',
      'companion_request_seconds_count{route="route-of-bad",status="503"} 1',
      'companion_request_seconds_count{route="/assets/*",status="404"} 1',
      'companion_request_seconds_count{route="other",status="200"} 1',
      'companion_render_seconds_count{route="route-of-good"} 1',
      'companion_pages_total{cache="miss"} 2',
      'companion_pages_total{cache="hit"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
  });
});
