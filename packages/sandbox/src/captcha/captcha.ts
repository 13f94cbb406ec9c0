import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { CaptchaResult, SliderAnswer, SliderChallenge } from '@companion/sdk/contract';
import { LRUCache } from 'lru-cache';
import { addressBlock } from '../http/address.ts';
import { ApiError, errorCodes, tooOften } from '../http/api-error.ts';
import { createRateLimit } from '../rate-limit.ts';
import { type Secrets, sameBytes } from '../secrets.ts';
import { MINUTE_MS } from '../time.ts';
import { PICTURE, PIECE_SIZE, randomPosition } from './layout.ts';
import { createRandom } from './random.ts';

/** Lifetime of a challenge, and then of its result (ms). */
const LIFE_MS = 2 * MINUTE_MS;
/** Accepted distance on either side (px of the picture; the dialog shows it at half that size). */
const TOLERANCE_PX = 6;
/** 65,536 hashes on average: about a second in a browser, and no picture needed (WCAG 2.2, 3.3.8). */
const DEFAULT_PROOF_BITS = 16;
/** Old challenges are dropped beyond this, so that callers can't fill the memory. */
const MAX_CHALLENGES = 5000;
/** Challenges for one address within a sliding minute. */
const MAX_PER_MINUTE = 60;
/** After so many challenges within the minute a proof needs another bit: twice the work. */
const CHALLENGES_A_BIT = 10;

interface Challenge {
  phone: string;
  x: number;
  seed: string;
  proofBits: number;
  expiresAt: number;
  /** Set once the position or the proof was right. */
  result: CaptchaResult | null;
}

export interface CaptchaOptions {
  /** Default: imports picture.ts, which needs about 40 ms for a picture. */
  loadPicture?: (() => Promise<Pick<typeof import('./picture.ts'), 'drawPicture'>>) | undefined;
  /** Leading zero bits of a valid proof of work. Default: 16. More when an address asks for many challenges. */
  proofBits?: number;
}

export interface Captcha {
  /** @throws ApiError when this address has asked too often. */
  create(phone: string, address: string): Promise<SliderChallenge>;
  /** Returns null for a wrong answer, which ends the challenge, and for a challenge that has ended. */
  answer(answer: SliderAnswer): CaptchaResult | null;
  /**
   * Uses the result up, valid or not.
   * @throws ApiError unless the result was issued for this number.
   */
  redeem(phone: string, result: CaptchaResult): void;
  /** The position that solves a live challenge, for tests. */
  solution(lotNumber: string): number | undefined;
  clear(): void;
}

export function createCaptcha(
  secrets: Secrets,
  now: () => number,
  {
    loadPicture = () => import('./picture.ts'),
    proofBits = DEFAULT_PROOF_BITS,
  }: CaptchaOptions = {},
): Captcha {
  const challenges = new LRUCache<string, Challenge>({ max: MAX_CHALLENGES });
  const rateLimit = createRateLimit(MAX_PER_MINUTE, now);

  function findLive(lotNumber: string): Challenge | undefined {
    const challenge = challenges.get(lotNumber);
    return challenge && challenge.expiresAt > now() ? challenge : undefined;
  }

  function resultMac(phone: string, result: Omit<CaptchaResult, 'pass_token'>): string {
    const signed = [phone, result.lot_number, result.captcha_output, result.gen_time].join('\0');
    return secrets.mac('captcha-pass', signed).toString('base64url');
  }

  /** The bits of the challenge that this address just took. */
  function proofBitsFor(block: string): number {
    const earlier = MAX_PER_MINUTE - rateLimit.left(block) - 1;
    return proofBits + Math.floor(earlier / CHALLENGES_A_BIT);
  }

  return {
    async create(phone, address) {
      const block = addressBlock(address);
      const waitMs = rateLimit.take(block);
      if (waitMs > 0) throw tooOften('captcha', 'captchaTooOften', waitMs);
      const bits = proofBitsFor(block);
      // Imported late: the drawing library is large, and many processes never show a captcha.
      const { drawPicture } = await loadPicture();
      const random = createRandom(randomInt(2 ** 32));
      const { x, y } = randomPosition(random);
      const picture = drawPicture(random, { x, y });
      const lotNumber = randomBytes(16).toString('hex');
      const seed = randomBytes(16).toString('hex');
      const expiresAt = now() + LIFE_MS;
      challenges.set(lotNumber, { phone, x, seed, proofBits: bits, expiresAt, result: null });
      return {
        lot_number: lotNumber,
        ...picture,
        width: PICTURE.width,
        height: PICTURE.height,
        piece_width: PIECE_SIZE,
        piece_height: PIECE_SIZE,
        piece_y: y,
        expires_at: new Date(expiresAt).toISOString(),
        proof: { seed, difficulty: bits },
      };
    },

    answer(answer) {
      const challenge = findLive(answer.lot_number);
      if (!challenge || challenge.result) return null;
      const isRight =
        'x' in answer
          ? Math.abs(answer.x - challenge.x) <= TOLERANCE_PX
          : leadingZeroBits(`${challenge.seed}:${answer.nonce}`) >= challenge.proofBits;
      if (!isRight) {
        // One try: 13 positions of 373 are right (layout.ts), so a random answer passes 3.5 % of the
        // challenges. The usual five tries would let 16 % pass.
        challenges.delete(answer.lot_number);
        return null;
      }
      const unsigned = {
        lot_number: answer.lot_number,
        captcha_output: randomBytes(24).toString('base64url'),
        gen_time: String(Math.floor(now() / 1000)),
      };
      challenge.result = { ...unsigned, pass_token: resultMac(challenge.phone, unsigned) };
      challenge.expiresAt = now() + LIFE_MS;
      return challenge.result;
    },

    redeem(phone, result) {
      const challenge = findLive(result.lot_number);
      challenges.delete(result.lot_number);
      const isSigned = sameBytes(
        Buffer.from(resultMac(phone, result)),
        Buffer.from(result.pass_token),
      );
      if (!challenge?.result || challenge.phone !== phone || !isSigned) {
        throw new ApiError(errorCodes.captchaRefused, 'captchaRefused');
      }
    },

    solution: (lotNumber) => findLive(lotNumber)?.x,
    clear() {
      challenges.clear();
      rateLimit.clear();
    },
  };
}

function leadingZeroBits(text: string): number {
  let bits = 0;
  for (const byte of createHash('sha256').update(text).digest()) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
