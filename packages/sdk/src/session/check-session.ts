import { type ClientOptions, createClient } from '../client/create-client.ts';
import type { CallOptions } from '../client/request.ts';
import type { Me } from '../contract/me.ts';
import { isUserInfo } from './is-user-info.ts';
import { createSessionStore } from './session-store.ts';

/**
 * Asks the backend whose session this is. Call it on the server of a product, for each request that must know.
 * @param userInfo What the browser sent: the `userInfo` of its session. Rely on the answer only, which the backend gave.
 * @returns the account, or `null` when the session is over or is none.
 * @throws what `client.users.me` throws: the transport's errors unchanged, `ApiError`, `ResponseError`.
 */
export async function checkSession(
  userInfo: unknown,
  clientOptions: Omit<ClientOptions, 'session' | 'onSessionExpired'>,
  callOptions?: CallOptions,
): Promise<Me | null> {
  if (!isUserInfo(userInfo)) return null;
  const session = createSessionStore({ storage: null, events: null });
  session.login(userInfo);
  const { users } = createClient({ ...clientOptions, session });
  try {
    return await users.me(callOptions);
  } catch (error) {
    // A 41001, also one with status 401, has logged out.
    if (!session.getSnapshot().isLoggedIn) return null;
    throw error;
  }
}
