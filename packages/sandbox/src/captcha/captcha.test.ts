import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecrets } from '../secrets.ts';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { createCaptcha } from './captcha.ts';

const PHONE = '13800138000';
/** Drawing 3,000 pictures takes minutes. */
const loadPicture = async () => ({ drawPicture: () => ({ background: '', piece: '' }) });

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

const load = async () =>
  (await sandbox.call('POST', '/sandbox/captcha', { body: { phone: PHONE } })).json;
const answer = async (body: unknown) =>
  (await sandbox.call('POST', '/sandbox/captcha/answer', { body })).json.result;
const solutionOf = async (lotNumber: string) =>
  (await sandbox.call('GET', `/sandbox/captcha/${lotNumber}`)).json.x as number;
const send = async (result: Record<string, string>, phone = PHONE) =>
  (
    await sandbox.call('POST', '/api/users/send_phone_verification_code_captcha', {
      body: { country_code: '86', phone, ...result },
    })
  ).json.error_code;

test('accepts a position within six pixels', async () => {
  for (const [offset, isRight] of [
    [0, true],
    [6, true],
    [-6, true],
    [7, false],
  ] as const) {
    const { lot_number } = await load();
    const result = await answer({ lot_number, x: (await solutionOf(lot_number)) + offset });
    expect(result !== null).toBe(isRight);
  }
});

test('a wrong answer ends the challenge', async () => {
  const { lot_number } = await load();
  const x = await solutionOf(lot_number);
  expect(await answer({ lot_number, x: x + 40 })).toBeNull();
  expect(await answer({ lot_number, x })).toBeNull();
});

test('guesses pass fewer than one challenge in twenty', async () => {
  const captcha = createCaptcha(openSecrets(':memory:'), () => 0, { loadPicture });
  let passed = 0;
  for (let index = 0; index < 3000; index += 1) {
    const { lot_number } = await captcha.create(PHONE, `address-${index}`);
    // Positions have equal chances, so a constant answer is as good as any guess.
    if (captcha.answer({ lot_number, x: 320 })) passed += 1;
  }
  // 3.5 % expected (105); 150 or more happen once in 100,000 runs.
  expect(passed).toBeLessThan(150);
});

test('accepts a proof of work instead of a position', async () => {
  const { lot_number, proof } = await load();
  let nonce = 0;
  const zeroBits = (text: string) => {
    const hash = createHash('sha256').update(text).digest();
    return Math.clz32(hash.readUInt32BE(0));
  };
  while (zeroBits(`${proof.seed}:${nonce}`) < proof.difficulty) nonce += 1;
  expect(await answer({ lot_number, nonce: String(nonce) })).toMatchObject({ lot_number });
});

test('a proof takes 65,536 hashes on average by default', async () => {
  const captcha = createCaptcha(openSecrets(':memory:'), () => 0, { loadPicture });
  expect((await captcha.create(PHONE, 'address')).proof.difficulty).toBe(16);
});

test('many challenges within a minute make proofs of the same address harder', async () => {
  const captcha = createCaptcha(openSecrets(':memory:'), () => 0, { loadPicture, proofBits: 1 });
  const difficulties = async (address: string, count: number) => {
    const bits = [];
    for (let index = 0; index < count; index += 1)
      bits.push((await captcha.create(PHONE, address)).proof.difficulty);
    return bits;
  };
  const bits = await difficulties('address', 60);
  expect([bits[9], bits[10], bits[20], bits[59]]).toEqual([1, 2, 3, 6]);
  expect(await difficulties('another', 1)).toEqual([1]);
});

test('a proof must be as hard as its challenge says', async () => {
  const captcha = createCaptcha(openSecrets(':memory:'), () => 0, { loadPicture, proofBits: 1 });
  for (let count = 0; count < 40; count += 1) await captcha.create(PHONE, 'address');
  const { lot_number, proof } = await captcha.create(PHONE, 'address');
  const zeroBits = (nonce: number) =>
    Math.clz32(createHash('sha256').update(`${proof.seed}:${nonce}`).digest().readUInt32BE(0));
  let nonce = 0;
  while (zeroBits(nonce) !== proof.difficulty - 1) nonce += 1;
  expect(captcha.answer({ lot_number, nonce: String(nonce) })).toBeNull();
});

test('a result sends one code', async () => {
  const result = await sandbox.solve(PHONE);
  expect(await send(result)).toBe(0);
  sandbox.clock.now += 61_000;
  expect(await send(result)).toBe(40002);
});

test('rejects a result of another number, an edited one, and one older than two minutes', async () => {
  expect(await send(await sandbox.solve(PHONE), '13900139000')).toBe(40002);
  for (const field of ['captcha_output', 'pass_token', 'gen_time']) {
    const result = await sandbox.solve(PHONE);
    expect(await send({ ...result, [field]: `${result[field]}0` })).toBe(40002);
  }
  const late = await sandbox.solve(PHONE);
  sandbox.clock.now += 120_000;
  expect(await send(late)).toBe(40002);
});

test('a challenge expires after two minutes', async () => {
  const { lot_number } = await load();
  const x = await solutionOf(lot_number);
  sandbox.clock.now += 120_000;
  expect(await answer({ lot_number, x })).toBeNull();
});

test('answers 429 after sixty challenges a minute for one address', async () => {
  for (let count = 0; count < 60; count += 1) await load();
  const { status, json } = await sandbox.call('POST', '/sandbox/captcha', {
    body: { phone: PHONE },
  });
  expect(status).toBe(429);
  expect(json.payload).toEqual({ retry_after_s: 60, scope: 'captcha' });
});

test('counts an IPv6 /64 as one address', async () => {
  const from = async (address: string) =>
    (await sandbox.call('POST', '/sandbox/captcha', { body: { phone: PHONE }, address })).status;
  for (let count = 0; count < 60; count += 1)
    expect(await from(`2001:db8:1:2::${count.toString(16)}`)).toBe(200);
  expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});
