import type { CaptchaResult, SliderCaptchaProvider } from '../slider-captcha/challenge.ts';

/** How a challenge ended. Closing it is no error. */
export type CaptchaOutcome = { status: 'solved'; result: CaptchaResult } | { status: 'closed' };

/** A vendor whose own script draws over the page, such as GeeTest v4 with product `bind`. */
export interface OverlayCaptchaProvider {
  kind: 'overlay';
  /** Called when the dialog opens, so that the challenge is ready when it is needed. Rejects with `CaptchaError`. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Shows the challenge. Rejects with `CaptchaError`. Aborting closes it. */
  verify(signal: AbortSignal): Promise<CaptchaOutcome>;
  /** Called after every attempt to send, successful or not (spec §4). */
  reset(): void;
  destroy(): void;
}

export type CaptchaProvider = OverlayCaptchaProvider | SliderCaptchaProvider;

/** Keeps when the next code may be sent to a number, ms since the epoch, also over a reload. Never throws. */
export interface CooldownStore {
  read(phone: string): number | null;
  /** The latest deadline of any number: shown until a number is typed. */
  latest(): number | null;
  write(phone: string, endsAt: number): void;
}

/** Whom a code is for. */
export interface LoginNumber {
  /** That of the `country` whose numbers are asked for, without the plus. The SDK's services know `86` alone. */
  countryCode: string;
  /** Without the country code. */
  phone: string;
}

/** Everything the login needs from outside. `createLoginServices` of `@companion/sdk` returns this. */
export interface LoginServices {
  /**
   * Sends a code by SMS. Rejects with an error named `ApiError` when the server refused: its `message` is
   * for the visitor, `retry_after_s` the seconds to wait. Any other error is a transport error; one with a
   * `status` has reached the server.
   */
  sendCode(input: LoginNumber & { captcha: CaptchaResult }, signal: AbortSignal): Promise<void>;
  /** Resolves once the session is stored. Rejects as `sendCode` does. */
  login(input: LoginNumber & { code: string }, signal: AbortSignal): Promise<void>;
  captcha: CaptchaProvider;
  /** ms since the epoch. */
  now(): number;
  cooldown: CooldownStore;
}
