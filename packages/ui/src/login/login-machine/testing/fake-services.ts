import type {
  CaptchaError,
  CaptchaFailureReason,
  CaptchaResult,
} from '../../slider-captcha/challenge.ts';
import type { CaptchaOutcome, CaptchaProvider, CooldownStore, LoginServices } from '../services.ts';

/** The server refused, with a message for the visitor. */
export const apiError = (message: string, retryAfterSeconds?: number): Error =>
  Object.assign(new Error(message), {
    name: 'ApiError',
    ...(retryAfterSeconds && { retryAfterSeconds }),
  });

export const captchaError = (reason: CaptchaFailureReason): CaptchaError =>
  Object.assign(new Error(reason), { name: 'CaptchaError' as const, reason });

export const offline = (): Error => new TypeError('Failed to fetch');

/** Error of the SDK when it cannot read the answer. */
export const brokenAnswer = (status: number): Error =>
  Object.assign(new Error(`[POST] "/api": ${status}`), { name: 'FetchError', status });

export const captchaResult = (lot_number = 'lot-1'): CaptchaResult => ({
  lot_number,
  captcha_output: 'output',
  pass_token: 'token',
  gen_time: '1792800000',
});

export function memoryCooldown(initial: Readonly<Record<string, number>> = {}): CooldownStore {
  const deadlines = new Map(Object.entries(initial));
  return {
    read: (phone) => deadlines.get(phone) ?? null,
    latest: () => (deadlines.size === 0 ? null : Math.max(...deadlines.values())),
    write: (phone, endsAt) => {
      deadlines.set(phone, endsAt);
    },
  };
}

/** A vendor's overlay. It is ready and solved at once, except for `parts`. */
export const overlayCaptcha = (
  parts: Partial<Extract<CaptchaProvider, { kind: 'overlay' }>> = {},
): Extract<CaptchaProvider, { kind: 'overlay' }> => ({
  kind: 'overlay',
  prepare: async (signal) => {
    await Promise.resolve();
    signal.throwIfAborted();
  },
  verify: () => Promise.resolve<CaptchaOutcome>({ status: 'solved', result: captchaResult() }),
  reset: () => {},
  destroy: () => {},
  ...parts,
});

/** Services that succeed at once, except for `parts`. */
export const fakeServices = (parts: Partial<LoginServices> = {}): LoginServices => ({
  sendCode: () => Promise.resolve(),
  login: () => Promise.resolve(),
  captcha: overlayCaptcha(),
  now: () => 0,
  cooldown: memoryCooldown(),
  ...parts,
});
