import { createClient } from '@companion/sdk';
import { expect, it } from 'vitest';
import { allPages } from './sitemap.ts';

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
  const pages = await allPages(client, new AbortController().signal);
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/game-library/ember');
  expect(new Set(paths).size).toBe(paths.length);
  expect(calls.filter((path) => path === '/api/visitor/game/list')).toHaveLength(2);
  expect(calls.filter((path) => path === '/api/visitor/game/detail')).toHaveLength(1);
});

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
  const pages = await allPages(client, new AbortController().signal);
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/game-library/moth');
  expect(paths).not.toContain('/game-library/gone');
});
