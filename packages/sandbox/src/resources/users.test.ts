import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallOptions, createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

const LOGIN = '/api/users/login_register_share_no_invitation_code';
const PHONE = '13800138000';

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

describe('login', () => {
  test('a solved slider sends a code, and the code logs in', async () => {
    expect((await sandbox.sendCode(PHONE)).json.error_code).toBe(0);
    const { json } = await tryCode(await sandbox.lastCode(PHONE));
    expect(json.error_code).toBe(0);
    const { json: user } = await me(json.payload.access_token);
    expect(user.payload).toMatchObject({
      web_user_id: json.payload.web_user_id,
      phone_masked: '138****8000',
    });
  });

  test('the SMS names the site, and its last line binds the code to the host', async () => {
    await sandbox.sendCode(PHONE);
    const [{ text, code }] = (await sandbox.call('GET', '/sandbox/outbox')).json;
    expect(text).toBe(`【伙伴】验证码 ${code}，5 分钟内有效。\n\n@localhost #${code}`);
  });

  test('the host in the SMS is the configured one, whatever Host a request claims', async () => {
    for (const siteHost of [undefined, 'companion.example']) {
      const open = createTestSandbox({ siteHost, public: true });
      await open.sendCode(PHONE, { headers: { host: 'evil.example' } });
      const [{ text, code }] = (await open.call('GET', '/sandbox/outbox')).json;
      expect(text.split('\n').at(-1)).toBe(`@${siteHost ?? 'localhost'} #${code}`);
      await open.close();
    }
  });

  test('a second login of a number returns the same user and a new token', async () => {
    const first = await sandbox.login(PHONE);
    sandbox.clock.now += MINUTE_MS;
    const second = await sandbox.login('+86 138 0013 8000');
    expect(second.userId).toBe(first.userId);
    expect(second.token).not.toBe(first.token);
    expect((await me(first.token)).json.error_code).toBe(0);
  });

  test('names a new user in the language of the first login', async () => {
    const nameIn = async (lan: string, phone: string) => {
      const { token } = await sandbox.login(phone, { headers: { lan } });
      return (await me(token)).json.payload.nickname;
    };
    const name = await nameIn('en', PHONE);
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{2}$/);
    expect(await nameIn('ja', '13800138001')).toMatch(/^[^\w ]+の[^\w ]+\d{2}$/);
    expect(await nameIn('zh', '13800138002')).toMatch(/^\p{Script=Han}+\d{2}$/u);
    sandbox.clock.now += MINUTE_MS;
    expect(await nameIn('ja', PHONE)).toBe(name);
  });

  test('rejects a number that is no mainland mobile number', async () => {
    for (const phone of ['12800138000', '1380013800', '+1 555 0100', '']) {
      const answer = await tryCode('123456', phone);
      expect(answer.json).toMatchObject({ error_code: 40001, error_message: '请输入正确的手机号' });
    }
  });

  test('rejects a used code', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    await tryCode(code);
    expect((await tryCode(code)).json.error_code).toBe(41912);
  });

  test('rejects a code after five minutes', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    sandbox.clock.now += 5 * MINUTE_MS;
    expect((await tryCode(code)).json).toMatchObject({
      error_code: 41912,
      payload: { reason: 'expired', tries_left: 0 },
    });
  });

  test('rejects the right code after five wrong ones', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    const left = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      left.push((await tryCode(wrong(code))).json.payload.tries_left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await tryCode(code)).json.error_code).toBe(41912);
  });

  test('rejects a code after a newer one was sent', async () => {
    await sandbox.sendCode(PHONE);
    const old = await sandbox.lastCode(PHONE);
    sandbox.clock.now += MINUTE_MS;
    await sandbox.sendCode(PHONE);
    const fresh = await sandbox.lastCode(PHONE);
    if (old !== fresh) expect((await tryCode(old)).json.error_code).toBe(41912);
    expect((await tryCode(fresh)).json.error_code).toBe(0);
  });

  test('error messages are in the language of the call', async () => {
    const answers = await Promise.all(
      ['zh', 'en', 'ja', 'fr'].map((lan) =>
        sandbox.call('GET', '/api/users/me/', { headers: { lan } }),
      ),
    );
    expect(answers.map(({ json }) => json.error_message)).toEqual([
      '登录已失效，请重新登录',
      'You’ve been logged out. Please log in again.',
      'ログインの有効期限が切れました。もう一度ログインしてください。',
      '登录已失效，请重新登录',
    ]);
  });

  test('logs name the result and contain no number, code or token', async () => {
    const { token } = await sandbox.login(PHONE);
    const code = await sandbox.lastCode(PHONE);
    const log = sandbox.lines.filter((line) => !line.startsWith('[SMS')).join('\n');
    expect(log).toContain('"event":"login","result":"ok","phone":"138****8000"');
    for (const secret of [PHONE, code, token]) expect(log).not.toContain(secret);
  });
});

describe('guesses', () => {
  const ATTACKER = '203.0.113.66';
  const OTHER = '13900139000';
  const guess = async (code: string, phone = PHONE, address = ATTACKER) =>
    (
      await sandbox.call('POST', LOGIN, {
        address,
        body: { country_code: '86', phone, phone_verify_code: code, source: 'x' },
      })
    ).json;

  test('do not tell whether a number has a code, gets another one, or had one', async () => {
    const told = async (phone: string, hasCode: boolean) => {
      const answers = [];
      for (let round = 0; round < 3; round += 1) {
        if (hasCode) await sandbox.sendCode(phone);
        const code = hasCode ? wrong(await sandbox.lastCode(phone)) : '000000';
        for (let count = 0; count < 3; count += 1) answers.push(await guess(code, phone));
        sandbox.clock.now += 2 * MINUTE_MS;
      }
      return answers;
    };
    const withCode = await told(PHONE, true);
    expect(withCode.slice(0, 6).map(({ payload }) => payload.tries_left)).toEqual([
      4, 3, 2, 1, 0, 0,
    ]);
    expect(await told(OTHER, false)).toEqual(withCode);
  });

  test('of one address are limited for all numbers together', async () => {
    await sandbox.sendCode(PHONE);
    const code = await sandbox.lastCode(PHONE);
    for (let index = 0; index < 60; index += 1)
      await guess('000000', `1390013${String(9000 + index)}`, `2001:db8:1:2::${index}`);
    for (const tried of [wrong(code), code])
      expect(await guess(tried, PHONE, '2001:db8:1:2:ffff::1')).toMatchObject({
        error_code: 41907,
        payload: { retry_after_s: 3600, scope: 'address' },
      });
    // What was refused by the limit is no try of the code.
    for (let attempt = 0; attempt < 4; attempt += 1) await guess(wrong(code), PHONE);
    expect((await tryCode(code)).json.error_code).toBe(0);
  });

  test('of the code for a removal count as well', async () => {
    const { token } = await sandbox.login(PHONE);
    for (let index = 0; index < 60; index += 1) await guess('000000', OTHER);
    const { json } = await sandbox.call('POST', '/api/users/verify_phone_code', {
      token,
      address: ATTACKER,
      body: { phone_verify_code: '000000' },
    });
    expect(json.error_code).toBe(41907);
  });

  test('a reset of the limits resets these', async () => {
    for (let index = 0; index < 61; index += 1) await guess('000000', OTHER);
    await sandbox.call('POST', '/sandbox/reset', { body: { only: 'limits' } });
    expect((await guess('000000', OTHER)).payload).toEqual({ reason: 'wrong', tries_left: 4 });
  });

  test('a used code has expired, and so has the right one after others spent its tries', async () => {
    await sandbox.sendCode(PHONE);
    const used = await sandbox.lastCode(PHONE);
    await tryCode(used);
    await sandbox.sendCode(OTHER);
    const spent = await sandbox.lastCode(OTHER);
    for (let count = 0; count < 5; count += 1) await guess(wrong(spent), OTHER);
    for (const [code, phone] of [
      [used, PHONE],
      [spent, OTHER],
    ] as const)
      expect((await tryCode(code, phone)).json.payload.reason).toBe('expired');
  });
});

describe('XSRF cookie', () => {
  const cookie = async (options: CallOptions) => {
    await sandbox.sendCode(PHONE, options);
    const answer = await sandbox.call('POST', LOGIN, {
      ...options,
      body: {
        country_code: '86',
        phone: PHONE,
        phone_verify_code: await sandbox.lastCode(PHONE),
        source: 'official-website',
      },
    });
    return answer.headers.get('set-cookie') ?? '';
  };

  test('is readable by the page and not sent by other sites', async () => {
    expect(await cookie({})).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
  });

  test('is Secure for a login over https', async () => {
    expect(await cookie({ isSecure: true })).toContain('; Secure');
  });

  test('ignores a protocol that the request itself claims', async () => {
    expect(await cookie({ headers: { 'x-forwarded-proto': 'https' } })).not.toContain('; Secure');
  });
});

describe('sessions', () => {
  test('a missing, unknown or malformed token answers 41001', async () => {
    const tokens = [undefined, 'x', 'a'.repeat(600), 'undefined'];
    for (const token of tokens) expect((await me(token)).json.error_code).toBe(41001);
  });

  test('a session ends after seven days without a call, and after thirty days', async () => {
    const { token } = await sandbox.login(PHONE);
    sandbox.clock.now += 7 * DAY_MS;
    expect((await me(token)).json.error_code).toBe(41001);

    const { token: busy } = await sandbox.login(PHONE);
    for (let day = 0; day < 29; day += 1) {
      sandbox.clock.now += DAY_MS;
      expect((await me(busy)).json.error_code).toBe(0);
    }
    sandbox.clock.now += DAY_MS;
    expect((await me(busy)).json.error_code).toBe(41001);
  });

  test('a reported logout ends this session only', async () => {
    const { token } = await sandbox.login(PHONE);
    sandbox.clock.now += MINUTE_MS;
    const other = await sandbox.login(PHONE);
    await sandbox.call('POST', '/api/users/report_user_action', {
      token,
      body: { actions: [{ action: 'logout' }] },
    });
    expect((await me(token)).json.error_code).toBe(41001);
    expect((await me(other.token)).json.error_code).toBe(0);
  });

  test('a reported logout ends the session, whatever else is in the report', async () => {
    const lamp = { action: 'keep', kind: 'article', id: 'lamp', title: '灯', kept: true };
    for (const other of [{}, null, { ...lamp, at: '2026-11-20T11:00:00+08' }]) {
      const { token } = await sandbox.login(PHONE);
      const { status } = await sandbox.call('POST', '/api/users/report_user_action', {
        token,
        body: { actions: [other, { action: 'logout' }] },
      });
      expect(status).toBe(200);
      expect((await me(token)).json.error_code).toBe(41001);
      sandbox.clock.now += MINUTE_MS;
    }
  });

  test('ignores the user_id header', async () => {
    const a = await sandbox.login(PHONE);
    const b = await sandbox.login('13900139000');
    const { json } = await sandbox.call('GET', '/api/users/me/', {
      token: a.token,
      headers: { user_id: b.userId },
    });
    expect(json.payload.web_user_id).toBe(a.userId);
  });
});

describe('shelf', () => {
  const lamp = {
    kind: 'article',
    id: 'lamp',
    title: '第三盏灯',
    kept: true,
    at: '2026-11-20T11:00:00.000Z',
  };
  const report = (token: string | undefined, ...actions: object[]) =>
    sandbox.call('POST', '/api/users/report_user_action', {
      ...(token !== undefined && { token }),
      body: { actions: actions.map((action) => ({ action: 'keep', ...action })) },
    });
  const shelfOf = async (token: string) => (await me(token)).json.payload.shelf;

  test('holds the latest decision about each item, newest first', async () => {
    const { token } = await sandbox.login(PHONE);
    const bell = { ...lamp, kind: 'companion', id: 'bell', at: '2026-11-20T11:00:02Z' };
    await report(token, lamp, bell);
    await report(token, { ...lamp, kept: false, at: '2026-11-20T11:00:01.000Z' });
    await report(token, { ...lamp, at: '2026-11-20T11:00:00.500Z' });
    expect(await shelfOf(token)).toEqual([
      { ...bell, at: '2026-11-20T11:00:02.000Z' },
      { ...lamp, kept: false, at: '2026-11-20T11:00:01.000Z' },
    ]);
  });

  test('belongs to the user of the token', async () => {
    const { token } = await sandbox.login(PHONE);
    const other = await sandbox.login('13900139000');
    await report(token, lamp);
    await report(undefined, { ...lamp, id: 'nobody' });
    expect(await shelfOf(token)).toEqual([lamp]);
    expect(await shelfOf(other.token)).toEqual([]);
  });

  test('ignores what is no entry', async () => {
    const { token } = await sandbox.login(PHONE);
    const unread = { ...lamp, at: '2026-11-20T11:00:00+08' };
    await report(token, { ...lamp, kind: 'moon' }, { ...lamp, at: 'soon' }, unread, {});
    expect(await shelfOf(token)).toEqual([]);
  });
});
