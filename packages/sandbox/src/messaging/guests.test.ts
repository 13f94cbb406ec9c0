import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { createTestTalks } from '../testing/talks.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';

const PHONE = '13800138000';
const GUEST = 'a-secret-of-a-guest-in-a-tab';

let sandbox: TestSandbox;
let sent = 0;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

interface Said {
  guest?: string;
  client_id?: string;
  character_id?: string;
  address?: string;
}

async function say(text: unknown, { address, ...body }: Said = {}) {
  sent += 1;
  return sandbox.call('POST', '/api/visitor/im/guest_message', {
    ...(address && { address }),
    headers: { lan: 'zh' },
    body: { guest: GUEST, client_id: `m${sent}`, character_id: 'ember', text, ...body },
  });
}
const sayOk = async (text: string, said?: Said) => {
  const { json } = await say(text, said);
  expect(json.error_code).toBe(0);
  return json.payload;
};
const claim = (token: string, guest = GUEST) =>
  sandbox.call('POST', '/api/im/claim_guest_messages', { token, body: { guest } });
const history = async (token: string, character_id = 'ember') => {
  const { json } = await sandbox.call('POST', '/api/im/history_messages', {
    token,
    body: { character_id },
  });
  return json.payload;
};
const textsOf = (items: { text: string }[]) => items.map(({ text }) => text);

describe('a guest', () => {
  it('has three messages in each talk, then 41001', async () => {
    const left = [];
    for (const text of ['你好', '谢谢', '晚安']) left.push((await sayOk(text)).left);
    expect(left).toEqual([2, 1, 0]);
    const { json } = await say('还在吗');
    expect([json.error_code, json.error_message]).toEqual([
      41001,
      '试聊的三句用完了，登录后接着聊',
    ]);
    expect((await sayOk('你好', { character_id: 'brine' })).left).toBe(2);
    expect((await sayOk('你好', { guest: 'another-guest-in-another-tab' })).left).toBe(2);
  });

  it('gets answers from the library with sources', async () => {
    const { message, reply } = await sayOk('灯油怎么省');
    expect(message).toMatchObject({ author: 'user', text: '灯油怎么省' });
    expect(reply.citations[0]).toMatchObject({ kind: 'article', id: 'lamp-hill-oil' });
  });

  it('is known by the name it told in this talk', async () => {
    await sayOk('我叫小明');
    expect((await sayOk('我叫什么')).reply.text).toContain('小明');
  });

  it('gets help in a crisis, also without a message left, and it is not counted', async () => {
    const help = (await sayOk('我不想活了')).reply.text;
    expect(help).toMatch(/\d{5}/);
    expect((await sayOk('你好')).left).toBe(2);
    for (const text of ['谢谢', '晚安']) await sayOk(text);
    expect((await say('你好')).json.error_code).toBe(41001);
    expect((await sayOk('我想死')).reply.text).toMatch(/\d{5}/);
  });

  it('gets the same answer for a message that is sent twice, also at once', async () => {
    const [first, second] = await Promise.all([
      sayOk('你好', { client_id: 'same' }),
      sayOk('你好', { client_id: 'same' }),
    ]);
    expect(second).toEqual(first);
    expect(await sayOk('你好', { client_id: 'same' })).toEqual(first);
    expect((await sayOk('谢谢')).left).toBe(1);
  });

  it.each([
    ['no text', { text: '' }],
    ['blank text', { text: ' \n ' }],
    ['a long text', { text: '长'.repeat(2001) }],
    ['a text of another kind', { text: 7 }],
    ['a short secret', { guest: 'short' }],
    ['a secret of other characters', { guest: 'a secret with spaces in it' }],
  ])('is refused with %s', async (_, body) => {
    const { text, ...said } = { text: '你好', ...body } as { text: unknown } & Said;
    expect((await say(text, said)).status).toBe(400);
  });

  it('gets 40400 for an unknown companion', async () => {
    expect((await say('你好', { character_id: 'none' })).json.error_code).toBe(40400);
  });
});

describe('the limit of an address', () => {
  const guestOf = (index: number) => `a-guest-with-the-number-${index}`;

  it('counts all its guests within an hour and says what helps', async () => {
    for (let index = 0; index < 60; index += 1) await sayOk('你好', { guest: guestOf(index) });
    const { json } = await say('你好', { guest: guestOf(60) });
    expect(json.error_code).toBe(41907);
    expect(json.error_message).toBe('这个网络上试聊的人太多了，登录就能接着聊，或 60 分钟后再来');
    await sayOk('你好', { guest: guestOf(60), address: '203.0.113.7' });
    expect((await sayOk('我想死', { guest: guestOf(61) })).reply.text).toMatch(/\d{5}/);
    sandbox.clock.now += HOUR_MS;
    await sayOk('你好', { guest: guestOf(60) });
  });
});

it('reads at most 900 messages of an address within an hour, also those it knows', async () => {
  for (let count = 0; count < 900; count += 1) await sayOk('你好', { client_id: 'same' });
  const { json } = await say('我想死', { guest: 'another-guest-in-another-tab' });
  expect(json).toMatchObject({ error_code: 41907, payload: { scope: 'guest' } });
  await sayOk('你好', { address: '203.0.113.7', client_id: 'same' });
});

describe('the talks of a guest', () => {
  it('move into the account once, after what is there', async () => {
    const { token } = await sandbox.login(PHONE);
    const other = await sandbox.login('13900139000');
    await sayOk('我叫小明');
    await sayOk('你好', { character_id: 'brine' });
    for (let time = 0; time < 2; time += 1) expect((await claim(token)).json.error_code).toBe(0);
    const { items, memories } = await history(token);
    expect(items.map(({ author }: { author: string }) => author)).toEqual(['user', 'character']);
    expect(items[0].text).toBe('我叫小明');
    expect(textsOf(memories)).toEqual(['你叫小明']);
    expect((await history(token, 'brine')).items).toHaveLength(2);
    await claim(other.token);
    expect((await history(other.token)).items).toEqual([]);
  });

  it('add the riddles that were solved, up to the one before the reward', async () => {
    const companion = createTestTalks().content.companions.find(({ voice }) => voice.riddles);
    const { id: character_id, voice } = companion!;
    const { rounds, reward } = voice.riddles!;
    await sandbox.close();
    sandbox = createTestSandbox({ content: undefined });
    const { token } = await sandbox.login(PHONE);
    const solved = async (guest: string, count: number) => {
      const said = { guest, character_id };
      let { text } = (await sayOk('开始', said)).reply;
      for (let turn = 0; turn < count; turn += 1) {
        const round = rounds.find(({ ask }) => text.includes(ask.zh));
        ({ text } = (await sayOk(round!.answer.zh, said)).reply);
      }
      await claim(token, guest);
      return textsOf((await history(token, character_id)).memories);
    };
    await solved('a-guest-who-solves-two-riddles', 2);
    expect(await solved('a-guest-who-solves-a-riddle', 1)).toEqual([
      expect.stringContaining(' 3 '),
    ]);
    let memories: string[] = [];
    for (let guest = 0; guest < reward.count; guest += 1)
      memories = await solved(`another-guest-who-solves-a-riddle-${guest}`, 1);
    expect(memories).toEqual([expect.stringContaining(` ${reward.count - 1} `)]);
  });

  it('do not move with a wrong secret', async () => {
    const { token } = await sandbox.login(PHONE);
    await sayOk('你好');
    await claim(token, 'another-guest-in-another-tab');
    expect((await history(token)).items).toEqual([]);
  });

  it('are dropped after a day', async () => {
    await sayOk('你好');
    sandbox.clock.now += DAY_MS;
    const { token } = await sandbox.login(PHONE);
    await claim(token);
    expect((await history(token)).items).toEqual([]);
  });
});
