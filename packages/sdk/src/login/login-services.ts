import type { Client } from '../client/create-client.ts';
import type { CaptchaResult } from '../contract/captcha.ts';
import { pageStorage } from '../storage/page-storage.ts';
import type { CaptchaProvider } from '../vendors/captcha/captcha.ts';
import { type CooldownStore, createCooldown } from './cooldown.ts';

/** Services of a login dialog: props of `@companion/ui/login-dialog`. */
export interface LoginServices {
  /** @throws {ApiError} with a message for the visitor and, at a limit, `retry_after_s`. */
  sendCode(input: { phone: string; captcha: CaptchaResult }, signal: AbortSignal): Promise<void>;
  /** Resolves after the session was logged in. */
  login(input: { phone: string; code: string }, signal: AbortSignal): Promise<void>;
  captcha: CaptchaProvider;
  /** ms since epoch. */
  now(): number;
  cooldown: CooldownStore;
}

export interface LoginServicesOptions {
  captcha: CaptchaProvider;
  /** Stores countdowns over reloads. Default: the page's local storage. */
  storage?: Storage | null;
  /** ms since epoch. Default: `Date.now`. */
  now?: () => number;
}

/**
 * Creates all services of the login dialog.
 * @throws {Error} when the client has no session.
 */
export function createLoginServices(client: Client, options: LoginServicesOptions): LoginServices {
  const { captcha, storage = pageStorage(), now = Date.now } = options;
  const { session } = client;
  if (!session) throw new Error('createLoginServices needs a client with a session');
  return {
    captcha,
    now,
    cooldown: createCooldown(storage, now),
    sendCode: (input, signal) => client.users.sendCode(input, signal),
    async login(input, signal) {
      const userInfo = await client.users.login(input, signal);
      // An answer after the dialog was closed must not log in.
      signal.throwIfAborted();
      session.login(userInfo);
    },
  };
}
