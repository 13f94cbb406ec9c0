import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

// Every slider is really drawn, on machines that have other things to do.
vi.setConfig({ testTimeout: 60_000 });

const PHONE = '13800138000';
let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

const load = async (phone = PHONE) =>
  (await sandbox.call('POST', '/sandbox/captcha', { body: { phone } })).json;
const answer = async (body: unknown) =>
  (await sandbox.call('POST', '/sandbox/captcha/answer', { body })).json.result;
const placeOf = async (lot: string) =>
  (await sandbox.call('GET', `/sandbox/captcha/${lot}`)).json.x as number;
const send = async (result: Record<string, string>, phone = PHONE) =>
  (
    await sandbox.call('POST', '/api/users/send_phone_verification_code_captcha', {
      body: { country_code: '86', phone, ...result },
    })
  ).json.error_code;

test('the picture comes without its answer', async () => {
  const challenge = await load();
  const { background, piece, ...rest } = challenge;
  expect(background).toMatch(/^data:image\/webp;base64,/);
  expect(piece).toMatch(/^data:image\/png;base64,/);
  const x = await placeOf(challenge.lot_number);
  expect(Object.values(rest)).not.toContain(x);
});

test('a place within six pixels is right', async () => {
  for (const [off, right] of [
    [0, true],
    [6, true],
    [-6, true],
    [7, false],
  ] as const) {
    const { lot_number } = await load();
    const result = await answer({ lot_number, x: (await placeOf(lot_number)) + off });
    expect(result !== null).toBe(right);
  }
});

test('after a wrong answer the lot is dead, so that guessing does not pay', async () => {
  const { lot_number } = await load();
  const x = await placeOf(lot_number);
  expect(await answer({ lot_number, x: x + 40 })).toBeNull();
  expect(await answer({ lot_number, x })).toBeNull();
});

test('answers at random pass fewer than one lot in twenty', async () => {
  let passed = 0;
  const lots = 30;
  for (let lot = 0; lot < lots; lot += 1) {
    const { lot_number } = await load();
    // Always the same place is as good as any guess when places are drawn evenly.
    if (await answer({ lot_number, x: 320 })) passed += 1;
    sandbox.clock.now += 1001;
  }
  // 3.3 % expected; seven or more of thirty would happen once in 50,000 runs.
  expect(passed).toBeLessThan(7);
});

test('a nonce with enough work is the way without the picture', async () => {
  const { lot_number, proof } = await load();
  let nonce = 0;
  const zeroBits = (text: string) => {
    const hash = createHash('sha256').update(text).digest();
    return Math.clz32(hash.readUInt32BE(0));
  };
  while (zeroBits(`${proof.seed}:${nonce}`) < proof.difficulty) nonce += 1;
  expect(await answer({ lot_number, nonce: String(nonce) })).toMatchObject({ lot_number });
});

test('a result sends one code', async () => {
  const result = await sandbox.solve(PHONE);
  expect(await send(result)).toBe(0);
  sandbox.clock.now += 61_000;
  expect(await send(result)).toBe(40002);
});

test('a result is worthless for another number, edited, or after two minutes', async () => {
  expect(await send(await sandbox.solve(PHONE), '13900139000')).toBe(40002);
  for (const field of ['captcha_output', 'pass_token', 'gen_time']) {
    const result = await sandbox.solve(PHONE);
    expect(await send({ ...result, [field]: `${result[field]}0` })).toBe(40002);
  }
  const late = await sandbox.solve(PHONE);
  sandbox.clock.now += 120_000;
  expect(await send(late)).toBe(40002);
});

test('a challenge is dead after two minutes', async () => {
  const { lot_number } = await load();
  const x = await placeOf(lot_number);
  sandbox.clock.now += 120_000;
  expect(await answer({ lot_number, x })).toBeNull();
});

test('sixty challenges a minute for one address, then 429 with the wait', async () => {
  for (let count = 0; count < 60; count += 1) await load();
  const { status, json } = await sandbox.call('POST', '/sandbox/captcha', {
    body: { phone: PHONE },
  });
  expect(status).toBe(429);
  expect(json.payload).toEqual({ retry_after_s: 60, scope: 'captcha' });
});

test('of IPv6 a visitor has a whole /64: it counts as one address', async () => {
  const from = async (address: string) =>
    (await sandbox.call('POST', '/sandbox/captcha', { body: { phone: PHONE }, address })).status;
  for (let count = 0; count < 60; count += 1)
    expect(await from(`2001:db8:1:2::${count.toString(16)}`)).toBe(200);
  expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});
