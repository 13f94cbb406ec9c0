import type { MainlandChina } from '../phone/phone.ts';
import type { CaptchaResult, SliderCaptchaProvider } from '../slider-captcha/challenge.ts';

/** Outcome of a challenge. Closing it is not an error. */
export type CaptchaOutcome = { status: 'solved'; result: CaptchaResult } | { status: 'closed' };

/** A vendor whose script draws over the page, such as GeeTest v4 with product `bind`. */
export interface OverlayCaptchaProvider {
  kind: 'overlay';
  /** Prepares the challenge. Called when the dialog opens. Rejects with `CaptchaError`. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Shows the challenge. Rejects with `CaptchaError`. Aborting closes it. */
  verify(signal: AbortSignal): Promise<CaptchaOutcome>;
  /** Called after each attempt to send a code, successful or not (spec §4). */
  reset(): void;
  destroy(): void;
}

export type CaptchaProvider = OverlayCaptchaProvider | SliderCaptchaProvider;

/**
 * Stores the time of the next allowed code per number, ms since the epoch. Survives a reload. Never throws. Forgets a
 * time that was written in the future: the clock was set back.
 */
export interface CooldownStore {
  read(phone: string): number | null;
  /** Latest deadline of all numbers. It is shown until a number is typed. */
  latest(): number | null;
  write(phone: string, endsAt: number): void;
}

/** A phone number with its country. */
export interface LoginNumber {
  /** Code of the `country`, without the plus. */
  countryCode: string;
  /** National number, without the country code. */
  phone: string;
}

/** Services of the login. `createLoginServices` of `@companion/sdk` creates them. */
export interface LoginServices {
  /**
   * Sends a code by SMS. Rejects with an error named `ApiError` when the server refused: `message` is for the
   * visitor, `retryAfterSeconds` is the wait in seconds. Any other error with a `status` reached the server; one
   * without is shown as a missing connection. The signal aborts when the login is closed. Let the request go on: the
   * SMS may be under way, and only an answer starts its countdown.
   */
  sendCode(input: LoginNumber & { captcha: CaptchaResult }, signal: AbortSignal): Promise<void>;
  /** Resolves once the session is stored. Rejects as `sendCode` does. The signal aborts when the login is closed. */
  login(input: LoginNumber & { code: string }, signal: AbortSignal): Promise<void>;
  captcha: CaptchaProvider;
  /** Codes of the countries that the backend serves, without the plus. Default: `['86']` (spec §9). */
  countryCodes?: readonly string[] | undefined;
  /** ms since the epoch. */
  now(): number;
  cooldown: CooldownStore;
}

/** Services that name the countries that they serve. */
export interface InternationalLoginServices extends LoginServices {
  countryCodes: readonly string[];
}

/** Narrows `country` and `services`: another country than mainland China needs services that name their countries. */
export type ServedCountry =
  | { country?: MainlandChina | undefined }
  | { services: InternationalLoginServices };
