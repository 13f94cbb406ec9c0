import type { ApiError, ResponseError, SessionExpiredError } from './errors.ts';

/*
 * The guards compare names, not classes. An application may contain two copies of the package, and an error may come
 * from either. It may also come from another realm: Jest runs tests in one of their own, the platform's `fetch` rejects
 * with errors of the main one.
 */

const ERROR = /^\[object (?:Error|DOMException)\]$/;

const nameOf = (error: unknown): unknown =>
  ERROR.test(Object.prototype.toString.call(error)) ? (error as Error).name : undefined;

/** Whether the backend answered with an error code; true for an expired session too. */
export const isApiError = (error: unknown): error is ApiError =>
  nameOf(error) === 'ApiError' || isSessionExpiredError(error);

/** Whether the session of the call has expired (41001). */
export const isSessionExpiredError = (error: unknown): error is SessionExpiredError =>
  nameOf(error) === 'SessionExpiredError';

/** Whether a 2xx answer could not be used. */
export const isResponseError = (error: unknown): error is ResponseError =>
  nameOf(error) === 'ResponseError';

/** Whether no complete answer came within the time-out. */
export const isTimeoutError = (error: unknown): boolean => nameOf(error) === 'TimeoutError';

/** Whether no answer came at all: no network, a refused redirect, or a connection that broke. */
export const isConnectionError = (error: unknown): boolean =>
  nameOf(error) === 'TypeError' ||
  (nameOf(error) === 'FetchError' && (error as { status?: number }).status === undefined);
