/** The backend answered with an error code (spec §8). `message` may be shown to the visitor. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  /** The whole body; callers need it for 41907 and 41912 (spec §8). */
  readonly body: unknown;
  /** Seconds until the same call may succeed, when the backend says so. */
  readonly retry_after_s: number | undefined;

  constructor(code: number, message: string, body: unknown) {
    super(message);
    this.code = code;
    this.body = body;
    this.retry_after_s = retryAfter(body);
  }
}

/** 41001: the session of this call has expired (spec §4, §8). */
export class SessionExpired extends ApiError {
  override name = 'SessionExpired';
}

/** A 2xx answer that can't be used: not JSON, no envelope, too long, or a required part is missing. */
export class MalformedResponse extends Error {
  override name = 'MalformedResponse';
}

function retryAfter(body: unknown): number | undefined {
  const seconds = Object(Object(body).payload).retry_after_s as unknown;
  return Number.isFinite(seconds) && Number(seconds) >= 0 ? Number(seconds) : undefined;
}
