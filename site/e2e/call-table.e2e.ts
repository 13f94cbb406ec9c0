import { readFileSync } from 'node:fs';
import { type Client, createClient, createSessionStore, SessionExpiredError } from '@companion/sdk';
import * as contract from '@companion/sdk/contract';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin, sandbox } from './visitor.ts';

const PHONE = '13500135000';

/** A row of the call table in the SDK's README. */
interface Row {
  call: string;
  method: string;
  path: string;
  answers: string;
  who: string;
}

const readme = readFileSync(new URL('../../packages/sdk/README.md', import.meta.url), 'utf8');
const rows: Row[] = readme
  .split('\n')
  .filter((line) => /^\| `\w+\./.test(line))
  .map((line) => {
    const [call = '', method = '', path = '', , answers = '', who = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { call, method, path, answers, who };
  });

/** Ids of the sandbox's content. */
const world = { game: '', entity: '', article: '', character: '', quest: '', words: '' };

/** How each call is made. Calls that begin or end a session have their own tests. */
const exercises: Record<string, (client: Client) => Promise<unknown>> = {
  'users.me': (client) => client.users.me(),
  'users.reportActions': (client) => client.users.reportActions([{ action: 'opened_home' }]),
  'im.getToken': (client) => client.im.getToken({ app_id: 'companion' }),
  'im.historyMessages': (client) =>
    client.im.historyMessages({ character_id: world.character, limit: 10 }),
  'im.talks': (client) => client.im.talks({ keyword: 'hello' }),
  'im.deleteTalk': (client) => client.im.deleteTalk({ character_id: world.character }),
  'im.claimGuestMessages': (client) =>
    client.im.claimGuestMessages({ guest: 'guest-without-any-talks' }),
  'character.official': (client) => client.character.official({ page: 1, page_size: 5 }),
  'character.detail': (client) => client.character.detail({ id: world.character }),
  'character.square': (client) => client.character.square({ page: 1, page_size: 5 }),
  'character.figures': (client) => client.character.figures({ character_id: world.character }),
  'quest.info': (client) => client.quest.info({ quest_id: world.quest }),
  'quest.scenes': (client) => client.quest.scenes({ quest_id: world.quest }),
  'quest.chatRespond': async (client) => {
    const { scenes } = await client.quest.scenes({ quest_id: world.quest });
    const scene = scenes.find(({ choices }) => choices.length > 0);
    return client.quest.chatRespond({
      quest_id: world.quest,
      scene_id: scene?.id ?? '',
      choice_id: scene?.choices[0]?.id,
    });
  },
  'visitor.im.guestMessage': (client) =>
    client.visitor.im.guestMessage({
      guest: 'a-guest-of-the-call-table',
      client_id: '1',
      character_id: world.character,
      text: 'hello',
    }),
  'visitor.web.index.characters': (client) => client.visitor.web.index.characters(),
  'visitor.game.list': (client) => client.visitor.game.list({ page: 1, page_size: 3 }),
  'visitor.game.detail': (client) => client.visitor.game.detail({ id: world.game }),
  'visitor.game.entity.list': (client) =>
    client.visitor.game.entity.list({ game_id: world.game, page_size: 3 }),
  'visitor.game.entity.detail': (client) => client.visitor.game.entity.detail({ id: world.entity }),
  'visitor.web.activity.index': (client) => client.visitor.web.activity.index(),
  'visitor.game.knowledge.search': (client) =>
    client.visitor.game.knowledge.search({ keyword: world.words }),
  'visitor.game.knowledge.suggest': (client) =>
    client.visitor.game.knowledge.suggest({ keyword: world.words.slice(0, 2) }),
  'visitor.game.knowledge.article': (client) =>
    client.visitor.game.knowledge.article({ id: world.article }),
  'utils.bilibiliPcAdReport': (client) => client.utils.bilibiliPcAdReport({ report_from: 'test' }),
  'utils.huobanAdReport': (client) => client.utils.huobanAdReport({ model: 'iPhone' }),
};

/** Calls that begin or end a session. Each has a test below. */
const ofASession = [
  'users.sendCode',
  'users.login',
  'users.logout',
  'users.sendRemovalCode',
  'users.verifyRemovalCode',
  'users.deleteAccount',
];

const made = new Set<string>();

/** A client that records its requests. */
function newClient() {
  const requests: string[] = [];
  const session = createSessionStore();
  const client = createClient({
    baseUrl: origin(),
    session,
    fetch: (address, init) => {
      requests.push(`${init?.method} ${new URL(String(address)).pathname}`);
      return fetch(address, init);
    },
  });
  return { client, session, requests };
}

/** Makes a call and checks request and response against its row. */
async function exercise(
  name: string,
  requests: string[],
  call: () => Promise<unknown>,
): Promise<unknown> {
  const row = rows.find(({ call }) => call === name);
  if (!row) throw new Error(`${name} is not in the README's table`);
  const answer = await call();
  expect(requests.at(-1)).toBe(`${row.method} ${row.path}`);
  expectAnswer(row.answers, answer);
  made.add(name);
  return answer;
}

/** Finds the schema of a type: `gameList` for `GameList`, a list of `suggestion` for `Suggestion[]`. */
function expectAnswer(type: string, answer: unknown): void {
  if (type === '–') {
    expect(answer).toBeUndefined();
    return;
  }
  const name = type.replace('[]', '');
  const schemas = contract as unknown as Record<string, v.GenericSchema>;
  const schema = schemas[`${name.charAt(0).toLowerCase()}${name.slice(1)}`];
  if (!schema) throw new Error(`the contract has no schema for ${type}`);
  // The sandbox must need no repair by the schema.
  expect(v.parse(type.endsWith('[]') ? v.array(schema) : schema, answer)).toEqual(answer);
}

async function logIn({ client, session, requests }: ReturnType<typeof newClient>): Promise<void> {
  const { signal } = new AbortController();
  const slider = createSandboxSlider({ baseUrl: origin() });
  const { lot_number } = await slider.load({ phone: PHONE }, signal);
  const captcha = await slider.answer({ lot_number, x: await sandbox.slider(lot_number) }, signal);
  if (!captcha) throw new Error('the right place was refused');
  await exercise('users.sendCode', requests, () =>
    client.users.sendCode({ phone: PHONE, captcha }),
  );
  const code = await sandbox.code(PHONE);
  const userInfo = await exercise('users.login', requests, () =>
    client.users.login({ phone: PHONE, code }),
  );
  session.login(v.parse(contract.userInfo, userInfo));
}

let user: ReturnType<typeof newClient>;

beforeAll(async () => {
  await sandbox.reset();
  user = newClient();
  await logIn(user);

  const { visitor, character, quest } = user.client;
  const first = <Item>(items: readonly Item[], of: string): Item => {
    const [item] = items;
    if (!item) throw new Error(`the sandbox holds no ${of}`);
    return item;
  };
  world.game = first((await visitor.game.list()).items, 'game').id;
  world.entity = first(
    (await visitor.game.entity.list({ game_id: world.game })).items,
    'entity',
  ).id;
  const { articles } = await visitor.game.detail({ id: world.game });
  const article = first(articles, 'article');
  Object.assign(world, { article: article.id, words: article.title });
  world.quest = first((await quest.info()).items, 'quest').id;
  world.character = first((await character.official()).items, 'companion').id;
});

describe("the table of calls in the sdk's README", () => {
  it('has one row for each client method', () => {
    expect(rows.map(({ call }) => call).sort()).toEqual(methodsOf(user.client).sort());
  });

  it('has an exercise for each row', () => {
    expect([...Object.keys(exercises), ...ofASession].sort()).toEqual(
      rows.map(({ call }) => call).sort(),
    );
  });

  it.each(rows.filter(({ call }) => Object.hasOwn(exercises, call)))(
    '$call matches its schema',
    async ({ call }) => {
      await exercise(call, user.requests, () => exercises[call]!(user.client));
    },
  );

  it.each(rows.filter(({ call }) => Object.hasOwn(exercises, call)))(
    '$call without a session: $who',
    async ({ call, who }) => {
      const anyone = createClient({ baseUrl: origin() });
      const answer = exercises[call]!(anyone);
      if (who === 'required') await expect(answer).rejects.toBeInstanceOf(SessionExpiredError);
      else await answer;
    },
  );
});

describe('session', () => {
  it('ends on logout, in the client and the backend', async () => {
    const { client, session, requests } = user;
    const { userInfo } = session.getSnapshot();
    await exercise('users.logout', requests, () => client.users.logout());
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    session.login(userInfo!);
    await expect(client.users.me()).rejects.toBeInstanceOf(SessionExpiredError);
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });

  it('ends with its account', async () => {
    await sandbox.reset();
    const leaving = newClient();
    await logIn(leaving);
    const { client, session, requests } = leaving;
    // The login code was sent less than a minute ago.
    await sandbox.resetLimits();
    await exercise('users.sendRemovalCode', requests, () => client.users.sendRemovalCode());
    const code = await sandbox.code(PHONE);
    const { ticket } = v.parse(
      contract.removalTicket,
      await exercise('users.verifyRemovalCode', requests, () =>
        client.users.verifyRemovalCode({ code }),
      ),
    );
    const { userInfo } = session.getSnapshot();
    await exercise('users.deleteAccount', requests, () => client.users.deleteAccount({ ticket }));
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    session.login(userInfo!);
    await expect(client.users.me()).rejects.toBeInstanceOf(SessionExpiredError);
  });

  it('exercised every row of the table', () => {
    expect(rows.map(({ call }) => call).filter((call) => !made.has(call))).toEqual([]);
  });
});

/** The names of all calls of a client, such as `visitor.game.list`. */
function methodsOf({ channel: _, session: __, ...groups }: Client): string[] {
  const names = (value: object, path: string): string[] =>
    Object.entries(value).flatMap(([name, member]) =>
      typeof member === 'function' ? [`${path}${name}`] : names(member, `${path}${name}.`),
    );
  return names(groups, '');
}
