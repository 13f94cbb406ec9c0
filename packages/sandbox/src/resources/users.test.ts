import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallOptions, createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

// Every slider is really drawn, on machines that have other things to do.
vi.setConfig({ testTimeout: 60_000 });

const LOGIN = '/api/users/login_register_share_no_invitation_code';
const PHONE = '13800138000';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

const me = (token?: string) => sandbox.call('GET', '/api/users/me/', token ? { token } : {});
const tryCode = (code: string, phone = PHONE) =>
  sandbox.call('POST', LOGIN, {
    body: { country_code: '86', phone, phone_verify_code: code, source: 'official-website' },
  });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const liftMinute = () => {
  sandbox.clock.now += MINUTE;
};

describe('logging in', () => {
  test('a visitor who solves the slider gets a code, logs in and is known', async () => {
    expect((await sandbox.sendCode(PHONE)).json.error_code).toBe(0);
    const { json } = await tryCode(await sandbox.lastCode(PHONE));
    expect(json.error_code).toBe(0);
    const { json: who } = await me(json.payload.access_token);
    expect(who.payload).toMatchObject({
      web_user_id: json.payload.web_user_id,
      phone_masked: '138****8000',
    });
  });

  test('the SMS names the site and its last line binds the code to it', async () => {
    await sandbox.sendCode(PHONE);
    const [{ text, code }] = (await sandbox.call('GET', '/sandbox/outbox')).json;
    expect(text).toBe(`【伙伴】验证码 ${code}，5 分钟内有效。\n\n@localhost #${code}`);
  });

  test('the same number is the same user, with a new token each time', async () => {
    const first = await sandbox.login(PHONE);
    liftMinute();
    const second = await sandbox.login('+86 138 0013 8000');
    expect(second.userId).toBe(first.userId);
    expect(second.token).not.toBe(first.token);
    expect((await me(first.token)).json.error_code).toBe(0);
  });

  test('a new user is named in the language they came with, and keeps the name', async () => {
    const nameIn = async (lan: string, phone: string) => {
      const { token } = await sandbox.login(phone, { headers: { lan } });
      return (await me(token)).json.payload.nickname;
    };
    const name = await nameIn('en', PHONE);
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{2}$/);
    expect(await nameIn('ja', '13800138001')).toMatch(/^[^\w ]+の[^\w ]+\d{2}$/);
    expect(await nameIn('zh', '13800138002')).toMatch(/^\p{Script=Han}+\d{2}$/u);
    liftMinute();
    expect(await nameIn('ja', PHONE)).toBe(name);
  });

  test('what is no mainland mobile number is refused with words', async () => {
    for (const phone of ['12800138000', '1380013800', '+1 555 0100', '']) {
      const answer = await tryCode('123456', phone);
      expect(answer.json).toMatchObject({ error_code: 40001, error_message: '请输入正确的手机号' });
    }
  });

  test('a code works once', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    await tryCode(code);
    expect((await tryCode(code)).json.error_code).toBe(41912);
  });

  test('a code is dead after five minutes', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    sandbox.clock.now += 5 * MINUTE;
    expect((await tryCode(code)).json).toMatchObject({
      error_code: 41912,
      payload: { reason: 'expired', tries_left: 0 },
    });
  });

  test('five wrong tries kill a code, even for someone who then knows it', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    const left = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      left.push((await tryCode(wrong(code))).json.payload.tries_left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await tryCode(code)).json.error_code).toBe(41912);
  });

  test('a new code kills the one before', async () => {
    await sandbox.sendCode(PHONE);
    const old = await sandbox.lastCode(PHONE);
    liftMinute();
    await sandbox.sendCode(PHONE);
    const fresh = await sandbox.lastCode(PHONE);
    if (old !== fresh) expect((await tryCode(old)).json.error_code).toBe(41912);
    expect((await tryCode(fresh)).json.error_code).toBe(0);
  });

  test('refusals speak the language of the call', async () => {
    const answers = await Promise.all(
      ['zh', 'en', 'ja', 'fr'].map((lan) =>
        sandbox.call('GET', '/api/users/me/', { headers: { lan } }),
      ),
    );
    expect(answers.map(({ json }) => json.error_message)).toEqual([
      '登录已失效，请重新登录',
      'You have been logged out. Please log in again.',
      'ログインの有効期限が切れました。もう一度ログインしてください。',
      '登录已失效，请重新登录',
    ]);
  });
});

describe('sending limits', () => {
  const send = async (phone: string, address = '203.0.113.7', headers = {}) =>
    (await sandbox.sendCode(phone, { address, headers })).json;
  const number = (index: number) => `139${String(index * 10_007 + 10_000_000).slice(0, 8)}`;

  test('one code a minute for a number, however it is written, and the wait is told', async () => {
    await send(PHONE);
    sandbox.clock.now += 20 * SECOND;
    const refused = await send('００８６　１３８－００１３－８０００');
    expect(refused).toMatchObject({
      error_code: 41907,
      error_message: '验证码刚刚发送过，请 40 秒后再试',
      payload: { retry_after_s: 40, scope: 'number' },
    });
    expect((await sandbox.call('GET', '/sandbox/outbox')).json).toHaveLength(1);
  });

  test('five an hour and ten in any 24 hours for a number', async () => {
    for (let hour = 0; hour < 2; hour += 1) {
      for (let count = 0; count < 5; count += 1) {
        expect((await send(PHONE)).error_code).toBe(0);
        liftMinute();
      }
      if (hour === 0) expect((await send(PHONE)).payload.retry_after_s).toBe(55 * 60);
      sandbox.clock.now += HOUR;
    }
    const refused = await send(PHONE);
    expect(refused.error_message).toContain('今日');
    sandbox.clock.now += refused.payload.retry_after_s * SECOND;
    expect((await send(PHONE)).error_code).toBe(0);
  });

  test('twenty an hour from one address, whatever the numbers and whatever it claims', async () => {
    for (let index = 0; index < 20; index += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      expect((await send(number(index), '203.0.113.7', headers)).error_code).toBe(0);
      sandbox.clock.now += 2 * SECOND;
    }
    expect(await send(number(20))).toMatchObject({
      error_code: 41907,
      payload: { scope: 'address' },
    });
    expect((await send(number(21), '203.0.113.8')).error_code).toBe(0);
  });

  test('an IPv6 visitor counts by their /64', async () => {
    for (let index = 0; index < 20; index += 1) {
      await send(number(index), `2001:db8:1:2::${index.toString(16)}`);
      sandbox.clock.now += 2 * SECOND;
    }
    expect((await send(number(30), '2001:db8:1:2:ffff::1')).payload.scope).toBe('address');
    expect((await send(number(31), '2001:db8:1:3::1')).error_code).toBe(0);
  });

  test('thirty an hour for numbers that differ only in their last four digits', async () => {
    for (let index = 0; index < 30; index += 1) {
      const phone = `1370000${String(index).padStart(4, '0')}`;
      expect((await send(phone, `203.0.113.${index}`)).error_code).toBe(0);
      sandbox.clock.now += SECOND;
    }
    expect((await send('13700009999', '203.0.113.99')).payload.scope).toBe('prefix');
  });

  test('a trusted proxy is believed about the address behind it, any other peer is not', async () => {
    const proxied = createTestSandbox({ trustedProxies: ['10.0.0.1'] });
    const ip = async (address: string, forwarded: string) =>
      (
        await proxied.call('GET', '/sandbox/ip', {
          address,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).json.ip;
    expect(await ip('10.0.0.1', '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(await ip('10.0.0.2', '203.0.113.5')).toBe('10.0.0.2');
    await proxied.close();
  });

  test('an address by IPv4 is the same where the server listens by IPv6 too', async () => {
    const ip = async (trusted: string, address: string, forwarded: string) => {
      const proxied = createTestSandbox({ trustedProxies: [trusted] });
      const headers = { 'x-forwarded-for': forwarded };
      const { json } = await proxied.call('GET', '/sandbox/ip', { address, headers });
      await proxied.close();
      return json.ip;
    };
    expect(await ip('10.0.0.1', '::ffff:10.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
    expect(await ip('::ffff:10.0.0.1', '10.0.0.1', '::ffff:203.0.113.5')).toBe('203.0.113.5');
    expect(await ip('10.0.0.1', '::FFFF:10.0.0.2', '203.0.113.5')).toBe('10.0.0.2');
  });
});

describe('the XSRF cookie', () => {
  const cookie = async (options: CallOptions, from = sandbox) => {
    await from.sendCode(PHONE, options);
    const answer = await from.call('POST', LOGIN, {
      ...options,
      body: {
        country_code: '86',
        phone: PHONE,
        phone_verify_code: await from.lastCode(PHONE),
        source: 'official-website',
      },
    });
    return answer.headers.get('set-cookie') ?? '';
  };

  test('is the page’s own to read, and is kept from other sites', async () => {
    expect(await cookie({})).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
  });

  test('travels over https alone once the visitor came by it', async () => {
    const proxied = createTestSandbox({ trustedProxies: ['10.0.0.1'] });
    const headers = { 'x-forwarded-proto': 'https' };
    expect(await cookie({ address: '10.0.0.1', headers }, proxied)).toContain('; Secure');
    proxied.clock.now += MINUTE;
    expect(await cookie({ address: '10.0.0.2', headers }, proxied)).not.toContain('; Secure');
    await proxied.close();
  });

  test.each([
    ['the proxy said https after what the visitor made up', '203.0.113.5', 'http, https', true],
    ['the proxy said http after what the visitor made up', '203.0.113.5', 'https, http', false],
    ['the first of two proxies said https', '203.0.113.5, 10.0.0.2', 'https, http', true],
    ['the second of two replaced the word', '203.0.113.5, 10.0.0.2', 'https', true],
    ['one sends no addresses', '', 'http, https', true],
  ])('of several words the one about the visitor counts: %s', async (_, hops, proto, secure) => {
    const proxied = createTestSandbox({ trustedProxies: ['10.0.0.1', '10.0.0.2'] });
    const headers = { 'x-forwarded-for': hops, 'x-forwarded-proto': proto };
    const text = await cookie({ address: '10.0.0.1', headers }, proxied);
    expect(text.includes('; Secure')).toBe(secure);
    await proxied.close();
  });
});

describe('sessions', () => {
  test('a missing, made-up or broken token is answered 41001', async () => {
    const tokens = [undefined, 'x', 'a'.repeat(600), 'undefined'];
    for (const token of tokens) expect((await me(token)).json.error_code).toBe(41001);
  });

  test('a session ends after seven days unseen, and after thirty in any case', async () => {
    const { token } = await sandbox.login(PHONE);
    sandbox.clock.now += 7 * DAY;
    expect((await me(token)).json.error_code).toBe(41001);

    const { token: busy } = await sandbox.login(PHONE);
    for (let day = 0; day < 29; day += 1) {
      sandbox.clock.now += DAY;
      expect((await me(busy)).json.error_code).toBe(0);
    }
    sandbox.clock.now += DAY;
    expect((await me(busy)).json.error_code).toBe(41001);
  });

  test('a reported logout ends that session and no other', async () => {
    const { token } = await sandbox.login(PHONE);
    liftMinute();
    const other = await sandbox.login(PHONE);
    await sandbox.call('POST', '/api/users/report_user_action', {
      token,
      body: { action: 'logout' },
    });
    expect((await me(token)).json.error_code).toBe(41001);
    expect((await me(other.token)).json.error_code).toBe(0);
  });

  test("the user_id header is nobody's authority", async () => {
    const a = await sandbox.login(PHONE);
    const b = await sandbox.login('13900139000');
    const { json } = await sandbox.call('GET', '/api/users/me/', {
      token: a.token,
      headers: { user_id: b.userId },
    });
    expect(json.payload.web_user_id).toBe(a.userId);
  });
});

describe('removing an account', () => {
  const post = (path: string, token: string, body?: unknown) =>
    sandbox.call('POST', `/api/users/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  async function ticketOf(token: string, phone = PHONE): Promise<string> {
    liftMinute();
    await post('send_phone_verification_code_by_user', token);
    const code = await sandbox.lastCode(phone);
    const { json } = await post('verify_phone_code', token, { phone_verify_code: code });
    return json.payload.ticket;
  }

  test('with a fresh code the account goes, and every session with it', async () => {
    const { token, userId } = await sandbox.login(PHONE);
    const ticket = await ticketOf(token);
    expect((await post(`account_delete?ticket=${ticket}`, token)).json.error_code).toBe(0);
    expect((await me(token)).json.error_code).toBe(41001);
    liftMinute();
    expect((await sandbox.login(PHONE)).userId).not.toBe(userId);
  });

  test('no row of any table knows the user or their number afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'companion-removal-'));
    const data = join(folder, 'sandbox.sqlite');
    const onDisk = createTestSandbox({ data });
    const { token, userId } = await onDisk.login(PHONE);
    const as = (path: string, body: unknown) => onDisk.call('POST', path, { token, body });
    await as('/api/quest/get_chat_respond', {
      quest_id: 'first-lamp',
      scene_id: 'gate',
      choice_id: 'knock',
    });
    onDisk.clock.now += MINUTE;
    await as('/api/users/send_phone_verification_code_by_user', {});
    const { json } = await as('/api/users/verify_phone_code', {
      phone_verify_code: await onDisk.lastCode(PHONE),
    });
    const rows = () => {
      const database = new DatabaseSync(data, { readOnly: true });
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
      const found = tables.flatMap(({ name }) =>
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .filter((row) => Object.values(row).some((value) => value === userId || value === PHONE))
          .map(() => name),
      );
      database.close();
      return found.sort();
    };
    expect(rows()).toEqual(['quest_progress', 'removal_tickets', 'sessions', 'users']);
    await as(`/api/users/account_delete?ticket=${json.payload.ticket}`, {});
    expect(rows()).toEqual([]);
    await onDisk.close();
    rmSync(folder, { recursive: true });
  });

  test('no ticket, a used one, an old one or one of somebody else removes nothing', async () => {
    const a = await sandbox.login(PHONE);
    const b = await sandbox.login('13900139000');
    const ofB = await ticketOf(b.token, '13900139000');
    const old = await ticketOf(a.token);
    sandbox.clock.now += 5 * MINUTE;
    for (const ticket of ['', 'x', ofB, old]) {
      const { json } = await post(`account_delete?ticket=${ticket}`, a.token);
      expect(json.error_code).toBe(40003);
    }
    expect((await me(a.token)).json.error_code).toBe(0);
  });

  test('a login code does not open the way out', async () => {
    const { token } = await sandbox.login(PHONE);
    liftMinute();
    await sandbox.sendCode(PHONE);
    const { json } = await post('verify_phone_code', token, {
      phone_verify_code: await sandbox.lastCode(PHONE),
    });
    expect(json.error_code).toBe(41912);
  });
});

test('logs tell what happened and hold no number, code or token', async () => {
  const { token } = await sandbox.login(PHONE);
  const code = await sandbox.lastCode(PHONE);
  const log = sandbox.lines.filter((line) => !line.startsWith('[SMS')).join('\n');
  expect(log).toContain('"event":"login","result":"ok","phone":"138****8000"');
  for (const secret of [PHONE, code, token]) expect(log).not.toContain(secret);
});
