import type { Client } from '@companion/sdk';
import { noTracer, SharedCache } from '@companion/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anonymousClient } from './server-api.ts';
import { testApp } from './test-app.ts';

const GAMES = { items: [], total: 0, page: 1, page_size: 20 };
const said = (payload: unknown, error_code = 0) =>
  Response.json({ error_code, error_message: '', payload });

/** A site whose backend responds by `answer`, and the calls that reached it. */
function newSite(answer: (request: Request) => Promise<Response>) {
  const answers = new SharedCache<unknown>({
    now: Date.now,
    freshMs: () => 1000,
    staleMs: 0,
    capacity: 10,
  });
  const calls: string[] = [];
  const api = {
    config: { apiBase: '', build: 'test' },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      calls.push(`${request.headers.get('lan')} ${new URL(request.url).search}`);
      return answer(request);
    },
    share: <Answer>(call: string, ask: () => Promise<Answer>) =>
      answers.get(call, ask) as Promise<Answer>,
    tracer: noTracer,
    apiTimeoutMs: 120_000,
  };
  return {
    calls,
    chinese: () => anonymousClient(api, { locale: 'zh', device: 'desktop' }),
    english: () => anonymousClient(api, { locale: 'en', device: 'desktop' }),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('calls the API once for simultaneous pages, and again after a second', async () => {
  const site = newSite(async () => said(GAMES));
  const ask = () => site.chinese().visitor.game.list({ page: 1 });
  await Promise.all([ask(), ask()]);
  await ask();
  expect(site.calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1001);
  await ask();
  expect(site.calls).toHaveLength(2);
});

it('calls the API again for another page of a list and for another language', async () => {
  const site = newSite(async () => said(GAMES));
  await site.chinese().visitor.game.list({ page: 1 });
  await site.chinese().visitor.game.list({ page: 2 });
  await site.english().visitor.game.list({ page: 1 });
  expect(site.calls).toEqual(['zh ?page=1', 'zh ?page=2', 'en ?page=1']);
});

it('does not cache an error or a response that breaks the contract', async () => {
  const answers = [said(null, 50000), said({ items: 'none' }), said(GAMES)];
  const site = newSite(async () => answers.shift() ?? said(GAMES));
  const ask = () => site.chinese().visitor.game.list();
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow();
  expect(await ask()).toMatchObject(GAMES);
});

it('completes a shared call when another page has stopped waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const site = newSite(() => promise);
  const impatient = new AbortController();
  const gone = site.chinese().visitor.game.list({}, { signal: impatient.signal });
  const waiting = site.chinese().visitor.game.list({}, { signal: new AbortController().signal });
  impatient.abort(new Error('over'));
  await expect(gone).rejects.toThrow('over');
  resolve(said(GAMES));
  expect(await waiting).toMatchObject(GAMES);
  expect(site.calls).toHaveLength(1);
});

it.each<[key: string, call: (client: Client) => Promise<unknown>]>([
  ['companions', ({ visitor }) => visitor.web.index.characters()],
  ['companions', ({ character }) => character.official({})],
  ['companions', ({ character }) => character.square({})],
  ['companions', ({ character }) => character.figures({})],
  ['companion/a-deng', ({ character }) => character.detail({ id: 'a-deng' })],
  ['games', ({ visitor }) => visitor.game.list({})],
  ['game/nine-bells', ({ visitor }) => visitor.game.detail({ id: 'nine-bells' })],
  ['article/lamps', ({ visitor }) => visitor.game.knowledge.article({ id: 'lamps' })],
  ['entities', ({ visitor }) => visitor.game.entity.list({ game_id: 'nine-bells' })],
  ['entity/bell', ({ visitor }) => visitor.game.entity.detail({ id: 'bell' })],
  ['search', ({ visitor }) => visitor.game.knowledge.search({ keyword: 'bell' })],
  ['activities', ({ visitor }) => visitor.web.activity.index({})],
  ['stories', ({ quest }) => quest.info({})],
  ['story/third-lamp', ({ quest }) => quest.scenes({ quest_id: 'third-lamp' })],
])('%s is the key of what a page shows', async (key, call) => {
  const keys = new Set<string>();
  const app = { ...testApp, fetch: async () => new Response(null, { status: 503 }) };
  const page = { locale: 'zh', device: 'desktop', keys } as const;
  await expect(call(anonymousClient(app, page))).rejects.toThrow();
  expect([...keys]).toEqual([key]);
});
