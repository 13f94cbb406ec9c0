import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, startServer } from '../testing/server.ts';
import { createClient } from './create-client.ts';

/** APIs that Safari 16.4 does not have; Vite's builds run there. */
const newer = [
  [AbortSignal, 'any'],
  [URLSearchParams.prototype, 'size'],
] as const;
const known = newer.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

const cleanUps: (() => void)[] = [];
beforeEach(() => {
  for (const [owner, name] of newer)
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
});
afterEach(() => {
  newer.forEach(([owner, name], index) => {
    Object.defineProperty(owner, name, known[index] ?? {});
  });
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function open(timeoutMs?: number) {
  const unanswered = Promise.withResolvers<void>();
  const server = await startServer((request, response) => {
    if (request.url?.includes('page=404')) return unanswered.resolve();
    answer({ error_code: 0, payload: { items: [] } })(request, response);
  });
  cleanUps.push(server.close);
  const client = createClient({
    baseUrl: server.baseUrl,
    userAgent: '',
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { server, client, unanswered: unanswered.promise };
}

it('sends the query with and without a signal in a browser of early 2023', async () => {
  const { server, client } = await open();
  const { signal } = new AbortController();
  expect(await client.visitor.game.list({ page: 2 }, { signal })).toMatchObject({ items: [] });
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/visitor/game/list?page=2']);
});

it('aborts before and during a call in a browser of early 2023', async () => {
  const { client, unanswered } = await open();
  const controller = new AbortController();
  const reason = new Error('left');
  const call = client.visitor.game.list({ page: 404 }, { signal: controller.signal });
  await unanswered;
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  await expect(client.visitor.game.list({}, { signal: controller.signal })).rejects.toBe(reason);
});

it('times out in a browser of early 2023', async () => {
  const { client } = await open(20);
  const { signal } = new AbortController();
  await expect(client.visitor.game.list({ page: 404 }, { signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
