import type { Client } from '../client/create-client.ts';
import type { CaptchaResult } from '../contract/captcha.ts';
import { COUNTRY_CODE } from '../contract/constants.ts';
import type { PageStorage } from '../internal/page.ts';
import type { PhoneNumber } from '../resources/users.ts';
import type { CaptchaProvider } from '../vendors/captcha/captcha.ts';
import { type CooldownStore, createCooldown } from './cooldown.ts';

/** Services of a login dialog: props of `@companion/ui/login-dialog`. */
export interface LoginServices {
  /**
   * Goes on when the signal aborts: an SMS cannot be taken back, and its answer starts the countdown.
   * @throws {ApiError} with a message for the visitor and, at a limit, `retryAfterSeconds`.
   * @throws {RangeError} for a country that is not in `countryCodes`.
   */
  sendCode(input: PhoneNumber & { captcha: CaptchaResult }, signal: AbortSignal): Promise<void>;
  /** Resolves after the session was logged in. Ends when the signal aborts. Throws as `sendCode` does. */
  login(input: PhoneNumber & { code: string }, signal: AbortSignal): Promise<void>;
  captcha: CaptchaProvider;
  /** Codes of the countries that the backend serves, without the plus. Missing: `86` alone (spec §9). */
  countryCodes?: readonly string[];
  /** ms since epoch. */
  now(): number;
  cooldown: CooldownStore;
}

/** Services for numbers of other countries than mainland China, too. */
export interface InternationalLoginServices extends LoginServices {
  countryCodes: readonly string[];
}

export interface LoginServicesOptions {
  captcha: CaptchaProvider;
  /** Codes of the countries that your backend serves, without the plus. Default: `['86']` (spec §9). */
  countryCodes?: readonly string[];
  /** Stores countdowns over reloads. In tests `null`, or they last into the next one. Default: the page's local storage. */
  storage?: PageStorage | null;
  /** ms since epoch. Default: `Date.now`. */
  now?: () => number;
}

/**
 * Creates all services of the login dialog.
 * @throws {Error} when the client has no session.
 */
export function createLoginServices(
  client: Client,
  options: LoginServicesOptions & { countryCodes: readonly string[] },
): InternationalLoginServices;
export function createLoginServices(client: Client, options: LoginServicesOptions): LoginServices;
export function createLoginServices(client: Client, options: LoginServicesOptions): LoginServices {
  const { captcha, countryCodes = [COUNTRY_CODE], storage, now = Date.now } = options;
  const assertServed = ({ countryCode = COUNTRY_CODE }: PhoneNumber) => {
    if (!countryCodes.includes(countryCode))
      throw new RangeError(
        `country code ${countryCode} is not in the countryCodes of createLoginServices: ${countryCodes.join(', ')}`,
      );
  };
  const { session } = client;
  if (!session) throw new Error('createLoginServices needs a client with a session');
  return {
    captcha,
    countryCodes,
    now,
    cooldown: createCooldown(storage, now),
    async sendCode(input) {
      assertServed(input);
      await client.users.sendCode(input);
    },
    async login(input, signal) {
      assertServed(input);
      const userInfo = await client.users.login(input, { signal });
      // An answer after the dialog was closed must not log in.
      signal.throwIfAborted();
      session.login(userInfo);
    },
  };
}
