import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

const PHONE = '13800138000';
const SECOND_MS = 1000;

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

const send = async (phone: string, address = '203.0.113.7', headers = {}) =>
  (await sandbox.sendCode(phone, { address, headers })).json;
const phoneNumber = (index: number) => `139${String(index * 10_007 + 10_000_000).slice(0, 8)}`;

test('one code a minute for a number, in any spelling, and the answer tells the wait', async () => {
  await send(PHONE);
  sandbox.clock.now += 20 * SECOND_MS;
  const refused = await send('００８６　１３８－００１３－８０００');
  expect(refused).toMatchObject({
    error_code: 41907,
    error_message: '验证码刚刚发送过，请 40 秒后再试',
    payload: { retry_after_s: 40, scope: 'number' },
  });
  expect((await sandbox.call('GET', '/sandbox/outbox')).json).toHaveLength(1);
});

test('five codes an hour and ten in 24 hours for a number', async () => {
  for (let hour = 0; hour < 2; hour += 1) {
    for (let count = 0; count < 5; count += 1) {
      expect((await send(PHONE)).error_code).toBe(0);
      sandbox.clock.now += MINUTE_MS;
    }
    if (hour === 0) expect((await send(PHONE)).payload.retry_after_s).toBe(55 * 60);
    sandbox.clock.now += HOUR_MS;
  }
  const refused = await send(PHONE);
  expect(refused.error_message).toContain('24 小时');
  sandbox.clock.now += refused.payload.retry_after_s * SECOND_MS;
  expect((await send(PHONE)).error_code).toBe(0);
});

test('twenty codes an hour for an address, whatever X-Forwarded-For claims', async () => {
  for (let index = 0; index < 20; index += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${index}` };
    expect((await send(phoneNumber(index), '203.0.113.7', headers)).error_code).toBe(0);
    sandbox.clock.now += 2 * SECOND_MS;
  }
  expect(await send(phoneNumber(20))).toMatchObject({
    error_code: 41907,
    payload: { scope: 'address' },
  });
  expect((await send(phoneNumber(21), '203.0.113.8')).error_code).toBe(0);
});

test('an IPv6 /64 counts as one address', async () => {
  for (let index = 0; index < 20; index += 1) {
    await send(phoneNumber(index), `2001:db8:1:2::${index.toString(16)}`);
    sandbox.clock.now += 2 * SECOND_MS;
  }
  expect((await send(phoneNumber(30), '2001:db8:1:2:ffff::1')).payload.scope).toBe('address');
  expect((await send(phoneNumber(31), '2001:db8:1:3::1')).error_code).toBe(0);
});

test('thirty codes an hour for numbers that differ in their last four digits only', async () => {
  for (let index = 0; index < 30; index += 1) {
    const phone = `1370000${String(index).padStart(4, '0')}`;
    expect((await send(phone, `203.0.113.${index}`)).error_code).toBe(0);
    sandbox.clock.now += SECOND_MS;
  }
  expect((await send('13700009999', '203.0.113.99')).payload.scope).toBe('prefix');
});

test.each([
  ['a minute', MINUTE_MS, 60],
  ['a day', DAY_MS, 60],
])(
  'a clock that was ahead by %s locks no number out for longer than the limit',
  async (_, ahead, wait) => {
    sandbox.clock.now += ahead;
    expect((await send(PHONE)).error_code).toBe(0);
    sandbox.clock.now -= ahead;
    expect((await send(PHONE)).payload).toEqual({ retry_after_s: wait, scope: 'number' });
    sandbox.clock.now += wait * SECOND_MS;
    expect((await send(PHONE)).error_code).toBe(0);
  },
);

test('an IPv4 address is the same on a server that listens on IPv6 too', async () => {
  const { json } = await sandbox.call('GET', '/sandbox/ip', { address: '::FFFF:203.0.113.7' });
  expect(json.ip).toBe('203.0.113.7');
});
