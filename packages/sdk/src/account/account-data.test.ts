import { describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client.ts';
import type { Message } from '../contract/im.ts';
import { countAccountData, readAccountData } from './account-data.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const message = (id: number, character_id: string): Message => ({
  id: String(id),
  character_id,
  author: id % 2 ? 'user' : 'character',
  text: `line ${id}`,
  citations: [],
  sent_at: '2026-11-20T12:00:00Z',
});

const kept = (id: string, isKept: boolean) => ({
  kind: 'companion',
  id,
  title: id,
  kept: isKept,
  at: '2026-11-20T12:00:00.000Z',
});

/** A backend with a long talk, a short one and a story. `answers` replaces answers by path. */
function clientOf(answers: Record<string, () => Response> = {}) {
  const stored = {
    ember: Array.from({ length: 250 }, (_, index) => message(index + 1, 'ember')),
    brine: [message(300, 'brine')],
  };
  const ok = (payload: unknown) => Response.json({ error_code: 0, payload });
  const talk = (id: keyof typeof stored) => ({
    character: { id, name: id.toUpperCase() },
    last: stored[id].at(-1),
    count: stored[id].length,
  });
  const backend: Record<string, (body: string) => Response> = {
    '/api/users/me/': () =>
      ok({
        web_user_id: 'u1',
        nickname: 'Ann',
        shelf: [kept('ember', true), kept('brine', false)],
      }),
    '/api/quest/get_info': () =>
      ok({
        items: [
          { id: 'lamp', title: 'Lamp', progress: { path: ['a', 'b'], ended: false } },
          { id: 'never-begun', title: 'Other', progress: { path: [], ended: false } },
          { id: 'no-path', title: 'Third', progress: { path: null, ended: false } },
          { id: 'unknown', title: 'Third' },
        ],
      }),
    '/api/im/talks': () => ok({ items: [talk('brine'), talk('ember')] }),
    '/api/im/history_messages': (body) => {
      const { character_id, before, limit } = JSON.parse(body) as {
        character_id: keyof typeof stored;
        before?: string;
        limit: number;
      };
      const earlier = stored[character_id].filter(
        ({ id }) => before === undefined || Number(id) < Number(before),
      );
      return ok({
        items: earlier.slice(-limit),
        has_more: earlier.length > limit,
        memories: character_id === 'ember' ? [{ id: 'name', text: 'You are Ann' }] : [],
      });
    },
  };
  return createClient({
    baseUrl: 'https://api.example',
    fetch: async (address, init) => {
      const { pathname } = new URL(String(address));
      const answer = answers[pathname] ?? backend[pathname];
      return answer?.(String(init?.body)) ?? new Response(null, { status: 404 });
    },
  });
}

const noList = { '/api/im/talks': () => new Response(null, { status: 404 }) };

describe('what an account holds', () => {
  it('is read whole: every message of every talk, in order', async () => {
    const { talks, ...data } = await readAccountData(clientOf(), { now: () => NOON });
    expect(data).toEqual({
      exported_at: '2026-11-20T12:00:00.000Z',
      account: { web_user_id: 'u1', nickname: 'Ann' },
      shelf: [kept('ember', true)],
      stories: [{ id: 'lamp', title: 'Lamp', path: ['a', 'b'], ended: false }],
      browser: { searches: [], recents: [] },
    });
    expect(talks.map(({ character }) => character.name)).toEqual(['BRINE', 'EMBER']);
    const [, long] = talks;
    expect(long?.messages.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
    expect(long?.memories).toEqual([{ id: 'name', text: 'You are Ann' }]);
  });

  it('is counted', async () => {
    expect(await countAccountData(clientOf())).toEqual({
      talks: 2,
      messages: 251,
      kept: 1,
      stories: 1,
    });
  });

  it('has no talks when the backend has no list of them', async () => {
    expect((await readAccountData(clientOf(noList))).talks).toEqual([]);
    expect(await countAccountData(clientOf(noList))).toMatchObject({ talks: 0, messages: 0 });
  });

  it.each(['/api/users/me/', '/api/im/talks', '/api/im/history_messages', '/api/quest/get_info'])(
    'is not read in part when %s fails',
    async (path) => {
      const client = clientOf({ [path]: () => Response.json({ error_code: 50000 }) });
      await expect(readAccountData(client)).rejects.toMatchObject({ code: 50000 });
    },
  );

  it('is not mixed with that of a user who logs in meanwhile', async () => {
    const users = ['u1', 'u2'];
    const client = clientOf({
      '/api/users/me/': () =>
        Response.json({ error_code: 0, payload: { web_user_id: users.shift() } }),
    });
    await expect(readAccountData(client)).rejects.toThrow('another user');
  });

  it('ends when a backend promises more messages and gives none', async () => {
    const client = clientOf({
      '/api/im/history_messages': () =>
        Response.json({ error_code: 0, payload: { items: [], has_more: true } }),
    });
    expect((await readAccountData(client)).talks.map(({ messages }) => messages)).toEqual([[], []]);
  });

  const historyOf = (items: (turn: number) => Message[]) => {
    let turn = 0;
    return clientOf({
      '/api/im/history_messages': () =>
        Response.json({ error_code: 0, payload: { items: items(turn++), has_more: true } }),
    });
  };

  it('has each message once when a backend ignores what was read before', async () => {
    const newest = [message(1, 'ember'), message(2, 'ember')];
    const { talks } = await readAccountData(historyOf(() => newest));
    expect(talks.map(({ messages }) => messages)).toEqual([newest, newest]);
  });

  it('is not read when a talk has no end', async () => {
    const invented = historyOf((turn) => [message(1_000_000 - turn, 'ember')]);
    await expect(readAccountData(invented)).rejects.toThrow('more than 200000 messages');
  });

  it('stops at its signal', async () => {
    const controller = new AbortController();
    const reading = readAccountData(clientOf(), { signal: controller.signal });
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
