import type { CaptchaResult, SliderAnswer, SliderChallenge } from '../../contract/captcha.ts';

/** How a challenge ended. Closing it is no error. */
export type CaptchaOutcome = { status: 'solved'; result: CaptchaResult } | { status: 'closed' };

/** A challenge that could not be shown or evaluated. `reason` chooses the text (spec §8): 验证失败, 获取验证信息失败, 验证码未初始化. */
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
  /** Called when the dialog opens, so that the challenge is ready when it is asked for. @throws {CaptchaError} */
  prepare(signal: AbortSignal): Promise<void>;
  /** Shows the challenge; an aborted signal closes it. @throws {CaptchaError} */
  verify(signal: AbortSignal): Promise<CaptchaOutcome>;
  /** Called after every send attempt, successful or not (spec §4). */
  reset(): void;
  destroy(): void;
}

/** A challenge that the interface draws by itself. Its calls reject with `CaptchaError`, unless they were aborted. */
export interface SliderCaptchaProvider {
  kind: 'slider';
  /** Loads a challenge whose result is valid for this phone number only. */
  load(input: { phone: string }, signal: AbortSignal): Promise<SliderChallenge>;
  /** Resolves to `null` for a wrong place. */
  answer(input: SliderAnswer, signal: AbortSignal): Promise<CaptchaResult | null>;
}

export type CaptchaProvider = OverlayCaptchaProvider | SliderCaptchaProvider;
