import type { CaptchaResult, SliderAnswer, SliderChallenge } from '../../contract/captcha.ts';

/** How a challenge ended. Closing it is no error. */
export type CaptchaOutcome = { status: 'solved'; result: CaptchaResult } | { status: 'closed' };

/** Texts of spec §8 are chosen by `reason`: 验证失败, 获取验证信息失败, 验证码未初始化. */
export class CaptchaError extends Error {
  override name = 'CaptchaError';
  readonly reason: 'failed' | 'missing-result' | 'not-initialised';

  constructor(reason: CaptchaError['reason'], options?: ErrorOptions) {
    super(`captcha: ${reason}`, options);
    this.reason = reason;
  }
}

/** A vendor whose own script draws over the page. */
export interface OverlayCaptchaProvider {
  kind: 'overlay';
  /** When the dialog opens, so that the challenge is there when it is asked for. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Shows the challenge; an aborted signal closes it. @throws {CaptchaError} */
  verify(signal: AbortSignal): Promise<CaptchaOutcome>;
  /** After every send attempt, successful or not (spec §4). */
  reset(): void;
  destroy(): void;
}

/** A challenge that the interface draws by itself. */
export interface SliderCaptchaProvider {
  kind: 'slider';
  /** The result is good for this phone number only. */
  load(input: { phone: string }, signal: AbortSignal): Promise<SliderChallenge>;
  /** `null`: the wrong place. */
  answer(input: SliderAnswer, signal: AbortSignal): Promise<CaptchaResult | null>;
}

export type CaptchaProvider = OverlayCaptchaProvider | SliderCaptchaProvider;
