import type { Client } from '../client/create-client.ts';
import type { CaptchaResult } from '../contract/captcha.ts';
import { pageStorage } from '../storage/page-storage.ts';
import type { CaptchaProvider } from '../vendors/captcha/captcha.ts';
import { type CooldownStore, createCooldown } from './cooldown.ts';

/** What a login dialog needs from outside: `@companion/ui/login-dialog` takes it as it is. */
export interface LoginServices {
  /** @throws {ApiError} with a message that the visitor may read and, at a limit, `retry_after_s`. */
  sendCode(input: { phone: string; captcha: CaptchaResult }, signal: AbortSignal): Promise<void>;
  /** Resolves once the session holds the login. */
  login(input: { phone: string; code: string }, signal: AbortSignal): Promise<void>;
  captcha: CaptchaProvider;
  /** ms since epoch. */
  now(): number;
  cooldown: CooldownStore;
}

export interface LoginServicesOptions {
  captcha: CaptchaProvider;
  /** Keeps the countdowns over a reload. Default: the page's local storage. */
  storage?: Storage | null;
  /** ms since epoch. Default: the clock. */
  now?: () => number;
}

/**
 * All services of the login dialog.
 * @throws {Error} when the client has no session: a login would go nowhere.
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
      // An answer that comes after the dialog was closed logs nobody in.
      signal.throwIfAborted();
      session.login(userInfo);
    },
  };
}
