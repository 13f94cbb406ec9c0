import { createClient } from '@companion/sdk';
import { RouterContextProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loader } from '../routes/sitemap.ts';
import { renderContext } from './request-handler.ts';
import { allPages } from './sitemap.ts';
import { testApp } from './test-app.ts';

it('reads no list for ever from a backend that ignores the page', async () => {
  const calls: string[] = [];
  const entry = { id: 'ember', name: 'Ember', entities: [], articles: [] };
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (address) => {
      calls.push(new URL(String(address)).pathname);
      const payload = { ...entry, items: [entry], total: 1_000_000 };
      return Response.json({ error_code: 0, payload });
    },
  });
  const pages = await allPages(client, client, new AbortController().signal);
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/game-library/ember');
  expect(new Set(paths).size).toBe(paths.length);
  expect(calls.filter((path) => path === '/api/visitor/game/list')).toHaveLength(2);
  expect(calls.filter((path) => path === '/api/visitor/game/detail')).toHaveLength(1);
});

/** The answer of a site with a public origin and one game. Keys of the content are added to `keys`. */
function sitemapAt(path: string, keys = new Set<string>()) {
  const context = new RouterContextProvider();
  context.set(renderContext, {
    ...testApp,
    config: { ...testApp.config, siteOrigin: 'https://companion.example' },
    fetch: async (address) => {
      const items = String(address).includes('/game/list') ? [{ id: 'moth', name: 'Moth' }] : [];
      const payload = { id: 'moth', name: 'Moth', items, total: items.length };
      return Response.json({ error_code: 0, payload });
    },
    missing: new Set<string>(),
    keys,
    nonce: '',
  });
  const url = new URL(path, 'http://localhost');
  return loader({ request: new Request(url), url, params: {}, context, pattern: '' });
}

it('is fresh for an hour, because each one reads every game, and has no keys of single games', async () => {
  const keys = new Set<string>();
  const { headers } = await sitemapAt('/sitemap-en.xml', keys);
  expect(headers.get('cache-control')).toContain('s-maxage=3600');
  expect([...keys]).toEqual(['companions', 'games', 'stories']);
});

it.each(['/sitemap.xml/', '/sitemap-en.xml/'])(
  'is a file, so that no page is at %s',
  async (path) => {
    await expect(sitemapAt(path)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

it('leaves out a listed game that the backend does not know', async () => {
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address));
      if (searchParams.get('id') === 'gone')
        return Response.json({ error_code: 40400, error_message: '', payload: null });
      const games = ['gone', 'moth'].map((id) => ({ id, name: id }));
      const items = pathname.endsWith('/game/list') ? games : [];
      const payload = { id: 'moth', items, total: items.length, entities: [], articles: [] };
      return Response.json({ error_code: 0, payload });
    },
  });
  const pages = await allPages(client, client, new AbortController().signal);
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/game-library/moth');
  expect(paths).not.toContain('/game-library/gone');
});

it('goes on where a try that took too long has stopped', async () => {
  const games = Array.from({ length: 20 }, (_, number) => ({ id: `game-${number}`, name: '' }));
  const calls: string[] = [];
  const limit = new AbortController();
  let isFirstTry = true;
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address));
      const id = searchParams.get('id');
      if (id) calls.push(id);
      // The time of the first try is over in the middle.
      if (isFirstTry && calls.length === 10) limit.abort();
      if (isFirstTry) limit.signal.throwIfAborted();
      const items = pathname.endsWith('/game/list') ? games : [];
      const payload = { id, items, total: items.length, entities: [], articles: [] };
      return Response.json({ error_code: 0, payload });
    },
  });
  const read = new Map();
  await expect(allPages(client, client, limit.signal, read)).rejects.toThrow();
  const answered = new Set(read.keys());
  expect(answered.size).toBeGreaterThan(0);
  isFirstTry = false;
  calls.length = 0;
  const pages = await allPages(client, client, new AbortController().signal, read);
  const paths = pages.map(({ path }) => path);
  for (const { id } of games) expect(paths).toContain(`/game-library/${id}`);
  expect(calls.filter((id) => answered.has(id))).toEqual([]);
  // The next sitemap is made of new details.
  expect(read.size).toBe(0);
});

it('reads again what a try of long ago has read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isDown = true;
  let articles: object[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address));
      const id = searchParams.get('id');
      if (id === 'down' && isDown) throw new TypeError('fetch failed');
      const games = ['moth', 'down'].map((id) => ({ id, name: id }));
      const items = pathname.endsWith('/game/list') ? games : [];
      const payload = { id, items, total: items.length, entities: [], articles };
      return Response.json({ error_code: 0, payload });
    },
  });
  const read = new Map();
  const pages = () => allPages(client, client, new AbortController().signal, read);
  await expect(pages()).rejects.toThrow();
  await expect.poll(() => read.has('moth')).toBe(true);
  isDown = false;
  articles = [{ id: 'new', updated_at: '2026-11-29T00:00:00Z' }];
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const dated = (await pages()).filter(({ changedAt }) => changedAt !== undefined);
  // One of each game.
  expect(dated).toHaveLength(2);
});
