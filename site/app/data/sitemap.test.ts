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
