import type { Context } from 'hono';
import type { Services } from '../services.ts';
import type { User } from '../session/users.ts';
import { ApiError, errorCodes } from './api-error.ts';
import type { Env } from './env.ts';

const BEARER = /^Bearer ([\x21-\x7e]{1,512})$/i;

export function bearerOf(c: Context<Env>): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1];
}

/**
 * The user of the bearer token. The `user_id` header is ignored (ASVS 4.1.3).
 * @throws ApiError 41001 without a valid token
 */
export function userOf(c: Context<Env>, services: Services): User {
  const token = bearerOf(c);
  const user = token === undefined ? undefined : services.sessions.userOf(token);
  if (!user) throw new ApiError(errorCodes.sessionExpired, 'sessionExpired');
  return user;
}

/**
 * The user, or undefined without a token.
 * @throws ApiError 41001 for an invalid token, so that the client drops it
 */
export function optionalUserOf(c: Context<Env>, services: Services): User | undefined {
  return c.req.header('authorization') === undefined ? undefined : userOf(c, services);
}
