/** Attacks on login: solvers of the slider, guesses of the SMS code, many numbers. docs/security.md has the figures. */
import { createHash } from 'node:crypto';
import { measured } from '../../../.ci/bench/measure.ts';
import { createTestSandbox, type TestSandbox } from '../src/testing/sandbox.ts';
import { DAY_MS } from '../src/time.ts';
import { findHole } from './find-hole.ts';

const CHALLENGES = 200;
const PROOFS = 30;
const GUESSES = 10_000;
const NUMBERS = 1_000;
const PHONE = '13800138000';
/** A constant guess is as good as any: all positions have equal chances. */
const GUESS = 320;
const WRONG = 'wrong';

const newSandbox = () => createTestSandbox({ print: () => undefined });
const addressOf = (index: number) => `203.0.${index >> 8}.${index & 255}`;
const share = (passed: number, all: number) => (100 * passed) / all;

async function slider(): Promise<void> {
  const sandbox = newSandbox();
  const passed = { guess: 0, seen: 0, proof: 0 };
  const took = { seen: 0, proof: 0 };
  const pass = async (index: number, solve: (challenge: Challenge) => Promise<object>) => {
    const { json } = await sandbox.call('POST', '/sandbox/captcha', {
      body: { phone: PHONE },
      address: addressOf(index),
    });
    const { lot_number } = json;
    const body = { lot_number, ...(await solve(json)) };
    return (await sandbox.call('POST', '/sandbox/captcha/answer', { body })).json.result !== null;
  };
  for (let index = 0; index < CHALLENGES; index += 1) {
    if (await pass(index, async () => ({ x: GUESS }))) passed.guess += 1;
    const seen = await pass(index, async (challenge) => {
      const startedAt = performance.now();
      const x = await findHole(challenge.background, challenge.piece, challenge.piece_y);
      took.seen += performance.now() - startedAt;
      return { x };
    });
    if (seen) passed.seen += 1;
  }
  for (let index = 0; index < PROOFS; index += 1) {
    const proved = await pass(CHALLENGES + index, async ({ proof }) => {
      const startedAt = performance.now();
      const nonce = proofOf(proof);
      took.proof += performance.now() - startedAt;
      return { nonce };
    });
    if (proved) passed.proof += 1;
  }
  measured('slider: guesses that pass', share(passed.guess, CHALLENGES), '%', { atMost: 7 });
  measured('slider: pictures that a program solves', share(passed.seen, CHALLENGES), '%');
  measured('slider: that takes a picture', took.seen / CHALLENGES, 'ms');
  measured('slider: proofs of work that pass', share(passed.proof, PROOFS), '%');
  measured('slider: a proof takes', took.proof / PROOFS, 'ms');
  await sandbox.close();
}

interface Challenge {
  background: string;
  piece: string;
  piece_y: number;
  proof: { seed: string; difficulty: number };
}

function proofOf({ seed, difficulty }: Challenge['proof']): string {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${seed}:${nonce}`).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= difficulty) return String(nonce);
  }
}

const guess = (sandbox: TestSandbox, code: string, address: string) =>
  sandbox.call('POST', '/api/users/login_register_share_no_invitation_code', {
    address,
    body: { country_code: '86', phone: PHONE, phone_verify_code: code, source: 'x' },
  });

/** A day of guesses at one number, from a thousand addresses, with a new code as often as there is one. */
async function guesses(): Promise<void> {
  const sandbox = newSandbox();
  let [sent, logins] = [0, 0];
  let nextCodeAt = 0;
  for (let index = 0; index < GUESSES; index += 1) {
    const address = addressOf(index % 1000);
    const { json } = await guess(sandbox, String(index).padStart(6, '0'), address);
    if (json.error_code === 0) logins += 1;
    // Answers do not tell whether there is a code.
    if (sandbox.clock.now >= nextCodeAt) {
      const { error_code, payload } = (await sandbox.sendCode(PHONE, { address })).json;
      if (error_code === 0) sent += 1;
      else nextCodeAt = sandbox.clock.now + 1000 * payload.retry_after_s;
    }
    sandbox.clock.now += DAY_MS / GUESSES;
  }
  measured(`a day with ${GUESSES} guesses at one number: codes sent`, sent, '', { atMost: 10 });
  measured('logins', logins, '', { atMost: 0 });
  await sandbox.close();
}

/** Guesses that arrive together share the five tries. */
async function guessesAtOnce(): Promise<void> {
  const sandbox = newSandbox();
  await sandbox.sendCode(PHONE);
  const code = await sandbox.lastCode(PHONE);
  const wrong = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (other) => other !== code,
  );
  const answers = await Promise.all(wrong.map((other) => guess(sandbox, other, '203.0.113.9')));
  const heard = answers.filter(({ json }) => json.payload?.reason === WRONG).length + 1;
  measured('a thousand guesses at once: compared with the code', heard, '', { atMost: 5 });
  const { json } = await guess(sandbox, code, '203.0.113.9');
  measured('then the right code logs in', json.error_code === 0 ? 1 : 0, '', { atMost: 0 });
  await sandbox.close();
}

/** How many of a thousand numbers get an SMS within an hour. */
async function numbers(
  name: string,
  atMost: number,
  next: (index: number) => { phone: string; address: string },
): Promise<void> {
  const sandbox = newSandbox();
  let sent = 0;
  for (let index = 0; index < NUMBERS; index += 1) {
    const { phone, address } = next(index);
    // The captcha has a limit of its own, so this attacker has many addresses for it.
    const result = await sandbox.solve(phone, { address: addressOf(index) });
    const { json } = await sandbox.call('POST', '/api/users/send_phone_verification_code_captcha', {
      address,
      body: { country_code: '86', phone, ...result },
    });
    if (json.error_code === 0) sent += 1;
    sandbox.clock.now += 3_500;
  }
  measured(`SMS in an hour: ${name}`, sent, '', { atMost });
  await sandbox.close();
}

const phoneOf = (index: number) => `1${3_000_000_000 + index * 10_007}`;
const ONE = '203.0.113.9';
const prefixed = (index: number) => `1380013${String(8000 + index)}`;

await slider();
await guesses();
await guessesAtOnce();
await numbers('a thousand numbers, one address', 20, (index) => ({
  phone: phoneOf(index),
  address: ONE,
}));
await numbers('a thousand numbers of one block, a thousand addresses', 30, (index) => ({
  phone: prefixed(index),
  address: addressOf(index),
}));
