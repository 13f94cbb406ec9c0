import { describe, expect, it } from 'vitest';
import { createClient } from './client/create-client.ts';
import { abortable } from './internal/abortable.ts';
import { createValidatedClient, type Share } from './validated-client.ts';

const GAMES = { items: [], total: 0, page: 1, page_size: 20 };
const reply = (payload: unknown, error_code = 0) =>
  Response.json({ error_code, error_message: '', payload });

/** Shares calls for as long as they run. */
function shareRunning(): Share {
  const running = new Map<string, Promise<unknown>>();
  return <Answer>(key: string, call: () => Promise<Answer>) => {
    const answer =
      (running.get(key) as Promise<Answer> | undefined) ??
      call().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}

/** A validated client whose backend responds as `respond` says, with the queries that reached it. */
function connect(respond: () => Response | Promise<Response>, share?: Share) {
  const queries: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (input) => {
      queries.push(new URL(new Request(input).url).search);
      return respond();
    },
  });
  return { queries, client: createValidatedClient(client, share && { share }) };
}

/** A validated client that sets the total of lists to 7, and the answers that its cache keeps. */
function connectKeeping() {
  const kept: unknown[] = [];
  const share = shareRunning();
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async () => reply(GAMES),
  });
  return {
    kept,
    client: createValidatedClient(client, {
      share: (key, call, content) =>
        share(
          key,
          async () => {
            const answer = await call();
            kept.push(answer);
            return answer;
          },
          content,
        ),
      transform: (answer) => ({ ...answer, total: 7 }),
    }),
  };
}

describe('a shared call', () => {
  it('is made once for two waiting pages', async () => {
    const { client, queries } = connect(() => reply(GAMES), shareRunning());
    const list = () => client.visitor.game.list({ page: 1 });
    expect(await Promise.all([list(), list()])).toMatchObject([GAMES, GAMES]);
    expect(queries).toEqual(['?page=1']);
  });

  it('is made again for other arguments', async () => {
    const { client, queries } = connect(() => reply(GAMES), shareRunning());
    await Promise.all([1, 2].map((page) => client.visitor.game.list({ page })));
    expect(queries).toEqual(['?page=1', '?page=2']);
  });

  it('answers one page after another page has aborted', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { client, queries } = connect(() => promise, shareRunning());
    const leaving = new AbortController();
    const aborted = client.visitor.game.list({}, { signal: leaving.signal });
    const waiting = client.visitor.game.list({}, { signal: new AbortController().signal });
    leaving.abort(new Error('left'));
    await expect(aborted).rejects.toThrow('left');
    resolve(reply(GAMES));
    expect(await waiting).toMatchObject(GAMES);
    expect(queries).toHaveLength(1);
  });
});

describe('reply', () => {
  it('is asked for each time when nothing is shared', async () => {
    const { client, queries } = connect(() => reply(GAMES));
    await Promise.all([1, 1].map((page) => client.visitor.game.list({ page })));
    expect(queries).toHaveLength(2);
  });

  it('is no longer waited for once its signal has aborted', async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const client = createClient({
      baseUrl: 'https://api.example',
      fetch: async (input, init) => {
        const { signal } = new Request(input, init);
        resolve(signal);
        return abortable(signal, new Promise(() => {}));
      },
    });
    const leaving = new AbortController();
    const left = createValidatedClient(client).visitor.game.list({}, { signal: leaving.signal });
    const ofCall = await promise;
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(ofCall.aborted).toBe(true);
  });

  it('is transformed before it is shared', async () => {
    const { client, kept } = connectKeeping();
    const list = () => client.visitor.game.list({ page: 1 });
    expect(await Promise.all([list(), list()])).toMatchObject([{ total: 7 }, { total: 7 }]);
    expect(kept).toMatchObject([{ total: 7 }]);
  });

  it('is rejected when it breaks the contract or is an error', async () => {
    const answers = [reply(null, 50000), reply({ items: 'none' }), reply(GAMES)];
    const { client } = connect(() => answers.shift() ?? reply(GAMES));
    await expect(client.visitor.game.list()).rejects.toThrow();
    await expect(client.visitor.game.list()).rejects.toThrow();
    expect(await client.visitor.game.list()).toMatchObject(GAMES);
  });

  it('that breaks the contract is an error that names its call and fields', async () => {
    const { client } = connect(() => reply({ items: [{ id: '', name: 'Ember' }] }));
    await expect(client.character.detail({ id: 'ember' })).rejects.toThrow(
      new Error('companion: id: not as the contract says'),
    );
  });

  it.each([
    ['wrong items', [null, 7, { id: 'ember' }, { id: 'ember', name: ' ' }, { name: 7 }]],
    ['other companions', [{ id: 'wick', name: 'Wick' }]],
  ])('with the requested companion after %s is that companion', async (_, others) => {
    const items = [...others, { id: 'ember', name: 'Ember' }];
    const { client } = connect(() => reply({ items }));
    expect(await client.character.detail({ id: 'ember' })).toMatchObject({ name: 'Ember' });
  });

  it('with a companion under another id is that companion, and without one is rejected', async () => {
    const answers = [{ items: [{ id: '7', name: 'Ember' }] }, { items: [] }];
    const { client } = connect(() => reply(answers.shift()));
    expect(await client.character.detail({ id: 'ember' })).toMatchObject({ id: '7' });
    await expect(client.character.detail({ id: 'ember' })).rejects.toThrow();
  });

  it('gets defaults for wrong optional fields and text that HTML can hold', async () => {
    const game = { id: '1', name: 'a\0b\r\nc\rd\uD800', cover: 7 };
    const { client } = connect(() => reply({ ...GAMES, items: [game] }));
    const { items } = await client.visitor.game.list();
    expect(items[0]?.name).toBe('a\uFFFDb\nc\nd\uFFFD');
  });
});

describe('talks', () => {
  const talk = {
    character: { id: 'ember', name: 'Ember' },
    last: { id: '1', character_id: 'ember', author: 'user', text: 'Hello', sent_at: '' },
  };

  it('that are wrong are left out, and the log names their fields', async () => {
    const logged: unknown[][] = [];
    const backend = createClient({
      baseUrl: 'https://api.example',
      fetch: async () => reply({ items: [talk, { ...talk, last: null }] }),
    });
    const client = createValidatedClient(backend, { log: (...line) => logged.push(line) });
    expect(await client.im.talks()).toMatchObject({ items: [talk] });
    expect(logged).toEqual([['talks', 'items.1.last: replaced or left out']]);
  });

  it('are shared with nobody', async () => {
    const { client, queries } = connect(() => reply({ items: [] }), shareRunning());
    await Promise.all([client.im.talks(), client.im.talks()]);
    expect(queries).toHaveLength(2);
  });
});

describe('the account', () => {
  it('loses what is wrong in it, and the log names the fields', async () => {
    const logged: unknown[][] = [];
    const backend = createClient({
      baseUrl: 'https://api.example',
      fetch: async () =>
        reply({ web_user_id: 'u1', created_at: 'last spring', phone_masked: null }),
    });
    const client = createValidatedClient(backend, { log: (...line) => logged.push(line) });
    const { created_at, phone_masked, ...others } = await client.users.me();
    expect({ created_at, phone_masked }).toEqual({});
    expect(others).toEqual({ web_user_id: 'u1' });
    expect(logged).toEqual([['account', 'created_at: replaced or left out']]);
  });
});

describe('abortable', () => {
  it('rejects at once when the signal has aborted', async () => {
    const signal = AbortSignal.abort(new Error('left'));
    await expect(abortable(signal, new Promise(() => {}))).rejects.toThrow('left');
  });

  it('settles as the promise does', async () => {
    const { signal } = new AbortController();
    expect(await abortable(signal, Promise.resolve(7))).toBe(7);
    await expect(abortable(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
