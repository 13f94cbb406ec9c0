import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { CaptchaResult, SliderAnswer, SliderChallenge } from '@companion/sdk/contract';
import { dropOldest } from '../cache.ts';
import { addressBlock } from '../http/address.ts';
import { ApiError, errorCodes, tooOften } from '../http/api-error.ts';
import { createRateLimit } from '../rate-limit.ts';
import { type Secrets, sameBytes } from '../secrets.ts';
import { MINUTE_MS } from '../time.ts';
import { createRandom } from './random.ts';

/** A challenge, and after it its result, live this long. */
const LIFE_MS = 2 * MINUTE_MS;
/** Picture px to either side; 3 px of the dialog's half-size picture. */
const TOLERANCE_PX = 6;
/** 65,536 hashes on average: about a second in a browser, and no picture needed (WCAG 2.2, 3.3.8). */
const PROOF_BITS = 16;
/** Oldest lots go first beyond this, so that loading challenges can't fill the memory. */
const MAX_LOTS = 5000;
/** Challenges for one address within a sliding minute. */
const MAX_PER_MINUTE = 60;

interface Lot {
  phone: string;
  x: number;
  seed: string;
  expiresAt: number;
  /** Set once the place or the proof was right. */
  result: CaptchaResult | null;
}

export interface Captcha {
  /** Throws a apiError when this address has asked too often. */
  create(phone: string, address: string): Promise<SliderChallenge>;
  /** Null: wrong, which ends the lot, or it has ended already. */
  answer(answer: SliderAnswer): CaptchaResult | null;
  /** Uses the result up, right or not. Throws a apiError unless it was won for this number. */
  redeem(phone: string, result: CaptchaResult): void;
  /** The place that solves a live lot, for tests (contract.md, aids). */
  solution(lotNumber: string): number | undefined;
  clear(): void;
}

export function createCaptcha(secrets: Secrets, now: () => number): Captcha {
  const lots = new Map<string, Lot>();
  const loads = createRateLimit(MAX_PER_MINUTE, now);

  /** A lot that is still alive. */
  function find(lotNumber: string): Lot | undefined {
    const lot = lots.get(lotNumber);
    if (lot && lot.expiresAt <= now()) {
      lots.delete(lotNumber);
      return undefined;
    }
    return lot;
  }

  function resultMac(phone: string, result: Omit<CaptchaResult, 'pass_token'>): string {
    const signed = [phone, result.lot_number, result.captcha_output, result.gen_time].join('\0');
    return secrets.mac('captcha-pass', signed).toString('base64url');
  }

  return {
    async create(phone, address) {
      const waitMs = loads.count(addressBlock(address));
      if (waitMs > 0) throw tooOften('captcha', 'captchaTooOften', waitMs);
      // The drawing library is large: a sandbox that shows no captcha need not carry it.
      const { drawPicture, PICTURE, PIECE_SIZE } = await import('./picture.ts');
      const picture = drawPicture(createRandom(randomInt(2 ** 32)));
      const lotNumber = randomBytes(16).toString('hex');
      const seed = randomBytes(16).toString('hex');
      const expiresAt = now() + LIFE_MS;
      lots.set(lotNumber, { phone, x: picture.x, seed, expiresAt, result: null });
      dropOldest(lots, MAX_LOTS);
      return {
        lot_number: lotNumber,
        background: picture.background,
        piece: picture.piece,
        width: PICTURE.width,
        height: PICTURE.height,
        piece_width: PIECE_SIZE,
        piece_height: PIECE_SIZE,
        piece_y: picture.y,
        expires_at: new Date(expiresAt).toISOString(),
        proof: { seed, difficulty: PROOF_BITS },
      };
    },

    answer(answer) {
      const lot = find(answer.lot_number);
      if (!lot || lot.result) return null;
      const right =
        'x' in answer
          ? Math.abs(answer.x - lot.x) <= TOLERANCE_PX
          : leadingZeroBits(`${lot.seed}:${answer.nonce}`) >= PROOF_BITS;
      if (!right) {
        // With 13 right places among 391 (picture.ts), answers at random pass 3.3 % of the lots; with the
        // five answers that are usual it would be 16 %.
        lots.delete(answer.lot_number);
        return null;
      }
      const unsigned = {
        lot_number: answer.lot_number,
        captcha_output: randomBytes(24).toString('base64url'),
        gen_time: String(Math.floor(now() / 1000)),
      };
      lot.result = { ...unsigned, pass_token: resultMac(lot.phone, unsigned) };
      lot.expiresAt = now() + LIFE_MS;
      return lot.result;
    },

    redeem(phone, result) {
      const lot = find(result.lot_number);
      lots.delete(result.lot_number);
      const right = sameBytes(
        Buffer.from(resultMac(phone, result)),
        Buffer.from(result.pass_token),
      );
      if (!lot?.result || lot.phone !== phone || !right) {
        throw new ApiError(errorCodes.captchaRefused, 'captchaRefused');
      }
    },

    solution: (lotNumber) => find(lotNumber)?.x,
    clear() {
      lots.clear();
      loads.clear();
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
