import { StatementSync } from 'node:sqlite';
import {
  activityIndex,
  captchaResult,
  characterFigures,
  characterList,
  chatRespond,
  entityDetail,
  entityList,
  gameDetail,
  gameList,
  guestAnswer,
  history,
  imToken,
  indexCharacters,
  knowledgeArticle,
  knowledgeSearch,
  knowledgeSuggestions,
  me,
  officialCharacter,
  questInfo,
  removalTicket,
  sliderChallenge,
  storyScenes,
  talks,
  userInfo,
} from '@companion/sdk/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

const PHONE = '13800138000';
let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = createTestSandbox();
  ({ token } = await sandbox.login(PHONE));
  // A talk for the list.
  const guest = { guest: 'a-guest-who-logs-in-later' };
  await sandbox.call('POST', '/api/visitor/im/guest_message', {
    body: { ...guest, client_id: '1', character_id: 'ember', text: '你好' },
  });
  await sandbox.call('POST', '/api/im/claim_guest_messages', { token, body: guest });
});
afterAll(() => sandbox.close());

const nothing = v.object({});

/** The contract's schemas drop or default what a screen can do without. The sandbox sends every field. */
function expectExact(schema: v.GenericSchema, payload: unknown) {
  expect(v.parse(schema, payload)).toEqual(payload);
}

const calls: [method: string, path: string, schema: v.GenericSchema, body?: unknown][] = [
  ['POST', '/api/utils/bilibili_pc_ad_report', nothing, {}],
  ['POST', '/api/utils/huoban_ad_report', nothing, { conv_time: 0 }],
  ['GET', '/api/character/get_official_character_list', characterList],
  ['GET', '/api/character/get_official_character_list?id=ember', officialCharacter],
  ['POST', '/api/users/report_user_action', nothing, { action: 'open' }],
  ['GET', '/api/im/get_token?app_id=1', imToken],
  ['POST', '/api/im/history_messages', history, { character_id: 'ember' }],
  ['GET', '/api/im/talks', talks],
  ['POST', '/api/im/claim_guest_messages', nothing, { guest: 'guest-without-any-talks' }],
  ['POST', '/api/im/delete_talk', nothing, { character_id: 'brine' }],
  ['POST', '/api/character/legion_zone/pc_character_square', characterList, { page: 1 }],
  ['GET', '/api/character/legion_zone/pc_character_figures?character_id=ember', characterFigures],
  ['GET', '/api/quest/story/scenes?quest_id=first-lamp', storyScenes],
  ['GET', '/api/quest/get_info?character_id=ember', questInfo],
  [
    'POST',
    '/api/quest/get_chat_respond',
    chatRespond,
    { quest_id: 'first-lamp', scene_id: 'talk', message: 'x' },
  ],
  [
    'POST',
    '/api/visitor/im/guest_message',
    guestAnswer,
    { guest: 'a-guest-of-the-contract-test', client_id: '1', character_id: 'ember', text: '你好' },
  ],
  ['GET', '/api/visitor/web/index/characters', indexCharacters],
  ['GET', '/api/visitor/game/list', gameList],
  ['GET', '/api/visitor/game/detail?id=lamp-hill', gameDetail],
  ['GET', '/api/visitor/game/entity/list?game_id=lamp-hill', entityList],
  ['GET', '/api/visitor/game/entity/detail?id=lamp-hill-role-wick', entityDetail],
  ['GET', '/api/visitor/web/activity/index', activityIndex],
  ['GET', '/api/visitor/game/knowledge/search?keyword=moth', knowledgeSearch],
  ['GET', '/api/visitor/game/knowledge/search?keyword=moth&suggest=1', knowledgeSuggestions],
  ['GET', '/api/visitor/game/knowledge/search?id=lamp-hill-oil', knowledgeArticle],
  ['GET', '/api/users/me/', me],
];

describe.each(['zh', 'en', 'ja'])('in %s', (lan) => {
  test.each(calls)('%s %s matches the contract', async (method, path, schema, body) => {
    const { json } = await sandbox.call(method, path, {
      token,
      headers: { lan },
      ...(body === undefined ? {} : { body }),
    });
    expect(json.error_code).toBe(0);
    expectExact(schema, json.payload);
  });
});

test('login matches the contract', async () => {
  sandbox.clock.now += 60_000;
  const { json: challenge } = await sandbox.call('POST', '/sandbox/captcha', {
    body: { phone: PHONE },
  });
  expectExact(sliderChallenge, challenge);
  expectExact(captchaResult, await sandbox.solve(PHONE));
  await sandbox.sendCode(PHONE);
  const { json } = await sandbox.call(
    'POST',
    '/api/users/login_register_share_no_invitation_code',
    {
      body: {
        country_code: '86',
        phone: PHONE,
        phone_verify_code: await sandbox.lastCode(PHONE),
        source: 'official-website',
      },
    },
  );
  expectExact(userInfo, json.payload);
});

test('account removal matches the contract', async () => {
  sandbox.clock.now += 120_000;
  await sandbox.call('POST', '/api/users/send_phone_verification_code_by_user', { token });
  const { json } = await sandbox.call('POST', '/api/users/verify_phone_code', {
    token,
    body: { phone_verify_code: await sandbox.lastCode(PHONE) },
  });
  expectExact(removalTicket, json.payload);
});

test('calls that need a user answer 41001 without login', async () => {
  for (const [method, path, body] of [
    ['GET', '/api/users/me/'],
    ['GET', '/api/im/get_token?app_id=1'],
    ['POST', '/api/im/history_messages', { character_id: 'ember' }],
    ['POST', '/api/im/claim_guest_messages', { guest: 'guest-without-any-talks' }],
    ['POST', '/api/im/delete_talk', { character_id: 'ember' }],
    ['POST', '/api/users/send_phone_verification_code_by_user'],
    ['POST', '/api/users/verify_phone_code', { phone_verify_code: '123456' }],
    ['POST', '/api/users/account_delete?ticket=x'],
  ] as const) {
    const { json } = await sandbox.call(method, path, body ? { body } : {});
    expect(json.error_code).toBe(41001);
  }
});

test('lists have pages, filters and totals', async () => {
  const get = async (path: string) => (await sandbox.call('GET', path)).json.payload;
  const second = await get('/api/visitor/game/list?page=2&page_size=1');
  expect([second.items[0].id, second.total]).toEqual(['salt-run', 2]);
  expect((await get('/api/visitor/game/list?genre=rpg')).items).toHaveLength(1);
  expect((await get('/api/visitor/game/list?keyword=salt')).items[0].id).toBe('salt-run');
  const bosses = await get('/api/visitor/game/entity/list?game_id=lamp-hill&kind=boss');
  expect(bosses.items.map(({ id }: { id: string }) => id)).toEqual(['lamp-hill-boss-moth']);
  const { json } = await sandbox.call('GET', '/api/visitor/game/entity/list?game_id=lamp-hill', {
    headers: { lan: 'en' },
  });
  const boss = json.payload.kinds.find(({ id }: { id: string }) => id === 'boss');
  const moth = json.payload.items.find(({ kind }: { kind: string }) => kind === 'boss');
  expect([boss.name, moth.kind_name]).toEqual(['Bosses', 'Boss']);
  const running = await get('/api/visitor/web/activity/index?state=running');
  expect(running.items.map(({ id }: { id: string }) => id)).toEqual(['lamp-week']);
});

test('an unknown id answers 40400, an invalid page a 400', async () => {
  for (const path of [
    '/api/visitor/game/detail?id=none',
    '/api/visitor/game/entity/detail?id=none',
    '/api/character/get_official_character_list?id=none',
    '/api/quest/story/scenes?quest_id=none',
    '/api/visitor/game/knowledge/search?id=none',
  ]) {
    expect((await sandbox.call('GET', path)).json.error_code).toBe(40400);
  }
  for (const page of ['0', '-1', 'x', '1e9', '1.5']) {
    expect((await sandbox.call('GET', `/api/visitor/game/list?page=${page}`)).status).toBe(400);
  }
});

describe('quest', () => {
  const respond = async (body: Record<string, unknown>, as?: string, lan = 'zh') =>
    (
      await sandbox.call('POST', '/api/quest/get_chat_respond', {
        headers: { lan },
        body: { quest_id: 'first-lamp', ...body },
        ...(as ? { token: as } : {}),
      })
    ).json.payload;

  test('a choice leads to its scene', async () => {
    expect(await respond({ scene_id: 'gate', choice_id: 'knock' })).toEqual({
      reply: '',
      scene_id: 'talk',
    });
  });

  test('a message gets a reply, and a matching word leads to the next scene', async () => {
    expect(await respond({ scene_id: 'talk', message: '嗯' })).toEqual({
      reply: '听不清。',
      scene_id: 'talk',
    });
    expect(await respond({ scene_id: 'talk', message: '我帶了燈來' })).toEqual({
      reply: '那就进来吧。',
      scene_id: 'light',
    });
  });

  test.each([
    ['I brought a lamp!', 'Come in, then.'],
    ['I follow the lamplight', 'Speak up.'],
    ['Are you befriended?', 'Speak up.'],
  ])('%s gets the reply "%s"', async (message, reply) => {
    expect(await respond({ scene_id: 'talk', message }, undefined, 'en')).toMatchObject({ reply });
  });

  test('stores the progress of a user, and an earlier scene resets it', async () => {
    const { token: reader } = await sandbox.login('13700137000');
    const progress = async () => {
      const { json } = await sandbox.call('GET', '/api/quest/get_info?quest_id=first-lamp', {
        token: reader,
      });
      return json.payload.items[0].progress;
    };
    await respond({ scene_id: 'gate', choice_id: 'knock' }, reader);
    await respond({ scene_id: 'talk', message: '朋友' }, reader);
    expect(await progress()).toEqual({ path: ['gate', 'talk', 'light'], ended: true });
    await respond({ scene_id: 'gate', choice_id: 'leave' }, reader);
    expect(await progress()).toEqual({ path: ['gate', 'dark'], ended: true });
    const path = ['gate', 'light', 'talk'];
    await respond({ scene_id: 'talk', message: '朋友', path }, reader);
    expect(await progress()).toEqual({ path: ['gate', 'light'], ended: true });
  });

  test('stores each scene once, also of a path that repeats some', async () => {
    const { token: reader } = await sandbox.login('13700137001');
    const path = ['gate', 'dark', 'gate', 'talk'];
    await respond({ scene_id: 'talk', message: '朋友', path }, reader);
    const { json } = await sandbox.call('GET', '/api/quest/story/scenes?quest_id=first-lamp', {
      token: reader,
    });
    expect(json.payload.path).toEqual(['gate', 'talk', 'light']);
  });
});

test('the response cache has a limit in bytes', async () => {
  const sandbox = createTestSandbox({ content: undefined });
  const ask = async (index: number) => {
    const keyword = encodeURIComponent(`的${'!'.repeat(index % 25)}${'?'.repeat(index / 25)}`);
    const path = `/api/visitor/game/knowledge/search?page_size=100&keyword=${keyword}`;
    return Buffer.byteLength((await sandbox.call('GET', path)).text);
  };
  /** The store is read for an answer that is not in the cache. */
  const isCached = async (index: number) => {
    const reads = vi.spyOn(StatementSync.prototype, 'all');
    await ask(index);
    const { length } = reads.mock.calls;
    reads.mockRestore();
    return length === 0;
  };
  let answers = 0;
  let bytes = 0;
  while (bytes < 9 * 1024 * 1024) {
    bytes += await ask(answers);
    answers += 1;
  }
  // Fewer than its limit in number.
  expect(answers).toBeLessThan(500);
  expect(await isCached(answers - 1)).toBe(true);
  expect(await isCached(0)).toBe(false);
  await sandbox.close();
});
