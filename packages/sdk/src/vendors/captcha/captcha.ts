import type { CaptchaResult, SliderAnswer, SliderChallenge } from '../../contract/captcha.ts';

/** Result of a challenge. Closing it is not an error. */
export type CaptchaOutcome = { status: 'solved'; result: CaptchaResult } | { status: 'closed' };

/**
 * A challenge could not be shown or evaluated. The text to show depends on `reason` (spec §8): 验证失败,
 * 获取验证信息失败, 验证码未初始化.
 */
export class CaptchaError extends Error {
  override name = 'CaptchaError';
  readonly reason: 'failed' | 'missing-result' | 'not-initialised';

  constructor(reason: CaptchaError['reason'], options?: ErrorOptions) {
    super(`captcha: ${reason}`, options);
    this.reason = reason;
  }
}

/** A captcha that the vendor's script draws over the page. */
export interface OverlayCaptchaProvider {
  kind: 'overlay';
  /** Loads the challenge; called when the dialog opens. @throws {CaptchaError} */
  prepare(signal: AbortSignal): Promise<void>;
  /** Shows the challenge; an aborted signal closes it. @throws {CaptchaError} */
  verify(signal: AbortSignal): Promise<CaptchaOutcome>;
  /** Called after every send attempt, successful or not (spec §4). */
  reset(): void;
  destroy(): void;
}

/** A captcha that the dialog draws. Calls reject with `CaptchaError`, unless they were aborted. */
export interface SliderCaptchaProvider {
  kind: 'slider';
  /** Loads a challenge whose result is valid for this phone number only. */
  load(input: { phone: string }, signal: AbortSignal): Promise<SliderChallenge>;
  /** Resolves to `null` for a wrong position. */
  answer(input: SliderAnswer, signal: AbortSignal): Promise<CaptchaResult | null>;
}

export type CaptchaProvider = OverlayCaptchaProvider | SliderCaptchaProvider;
