import { RETRY_MAX_S } from '../contract/constants.ts';

/** Which call an error or an event belongs to. */
export interface CallInfo {
  method: string;
  /** Without the query, which may contain private data. */
  path: string;
}

export interface AnsweredCall extends CallInfo {
  /** HTTP status of the answer. */
  status?: number;
}

/**
 * Base of all errors that the SDK itself creates. Errors of the transport (no network, time-out, HTTP status) are
 * passed on unchanged (spec §8): see `isConnectionError` and `isTimeoutError`.
 */
export class CompanionError extends Error {
  override name = 'CompanionError';
  readonly method: string | undefined;
  readonly path: string | undefined;
  /** HTTP status of the answer. The transport's errors have the same property. */
  readonly status: number | undefined;

  constructor(message: string, call?: AnsweredCall, cause?: unknown) {
    super(message, { cause });
    this.method = call?.method;
    this.path = call?.path;
    this.status = call?.status;
  }
}

/** The backend answered with an error code (spec §8). `message` may be shown to the visitor. */
export class ApiError extends CompanionError {
  override name = 'ApiError';
  readonly code: number;
  /** The whole body; callers need it for 41907 and 41912 (spec §8). */
  readonly body: unknown;
  /** Seconds until the same call may succeed, when the backend says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: number, message: string, body: unknown, call?: AnsweredCall) {
    super(message, call);
    this.code = code;
    this.body = body;
    this.retryAfterSeconds = retryAfter(body);
  }
}

/** 41001: the session of this call has expired (spec §4, §8). */
export class SessionExpiredError extends ApiError {
  override name = 'SessionExpiredError';
}

/** A 2xx answer that can't be used: not JSON, no envelope, too long, or a required part is missing. */
export class ResponseError extends CompanionError {
  override name = 'ResponseError';
}

function retryAfter(body: unknown): number | undefined {
  const seconds = Object(Object(body).payload).retry_after_s as unknown;
  return typeof seconds === 'number' && seconds >= 0 && seconds <= RETRY_MAX_S
    ? seconds
    : undefined;
}
