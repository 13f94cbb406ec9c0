import { describe, expect, it } from 'vitest';
import { createFakeApi, type FakeRequest } from '../fakes/fake-api.ts';
import { createValidatedClient } from '../validated-client.ts';
import { createClient } from './create-client.ts';
import { paginate } from './paginate.ts';

const LIST = '/api/visitor/game/list';
const all = Array.from({ length: 250 }, (_, index) => ({ id: `g${index}`, name: 'Lamp' }));

/** A library of games whose backend cuts pages. */
function open(total: number | null = all.length) {
  const api = createFakeApi({
    [LIST]: ({ query }: FakeRequest) => {
      const [page, size] = [Number(query['page']), Number(query['page_size'])];
      return { items: all.slice((page - 1) * size, page * size), total };
    },
  });
  const client = createClient({ baseUrl: '', fetch: api.fetch });
  return { api, client, games: client.visitor.game };
}

async function idsOf(items: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of items) ids.push(id);
  return ids;
}
const ids = all.map(({ id }) => id);

describe('paginate', () => {
  it.each([
    [100, 3],
    [undefined, 3],
    [50, 5],
    [7, 36],
  ])('reads every item once, with pages of %s', async (page_size, calls) => {
    const { api, games } = open();
    expect(await idsOf(paginate(games.list, page_size ? { page_size } : {}))).toEqual(ids);
    expect(api.requests).toHaveLength(calls);
  });

  it('passes the filters and the options to each call', async () => {
    const { api, games } = open();
    const options = { headers: { 'x-trace': 't' } };
    await idsOf(paginate(games.list, { genre: 'rpg' }, options));
    expect(api.requests.map(({ query, headers }) => [query['genre'], headers['x-trace']])).toEqual(
      Array(3).fill(['rpg', 't']),
    );
  });

  it('makes no call before the loop and none after its end', async () => {
    const { api, games } = open();
    const items = paginate(games.list);
    expect(api.requests).toEqual([]);
    for await (const { id } of items) if (id === 'g99') break;
    expect(api.requests).toHaveLength(1);
  });

  it('ends at an empty page, whatever the total says', async () => {
    const { api, games } = open(1_000_000);
    expect(await idsOf(paginate(games.list))).toEqual(ids);
    expect(api.requests).toHaveLength(4);
  });

  it.each([undefined, 1_000_000])(
    'reads a list whose backend ignores `page` once, with a total of %s',
    async (total) => {
      const api = createFakeApi({ [LIST]: { items: all.slice(0, 2), total } });
      const { list } = createClient({ baseUrl: '', fetch: api.fetch }).visitor.game;
      const items: string[] = [];
      for await (const { id } of paginate(list)) {
        items.push(id);
        if (items.length > 10) break;
      }
      expect(items).toEqual(['g0', 'g1']);
      expect(api.requests).toHaveLength(2);
    },
  );

  it('reads every item once without a total', async () => {
    const { api, games } = open(null);
    expect(await idsOf(paginate(games.list))).toEqual(ids);
    expect(api.requests).toHaveLength(4);
  });

  it('reads every item once without a total, with a validated client', async () => {
    const { client } = open(null);
    const { list } = createValidatedClient(client).visitor.game;
    expect(await idsOf(paginate(list))).toEqual(ids);
  });

  it('rejects as the list does', async () => {
    const { api, games } = open();
    const items = paginate(games.list);
    await items.next();
    api.fail({ path: LIST, error_code: 40001 });
    await expect(idsOf(items)).rejects.toMatchObject({ code: 40001 });
  });
});
