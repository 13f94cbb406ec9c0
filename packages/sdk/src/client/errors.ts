/** The backend answered with an error code (spec §8). `message` may be shown to the visitor. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  /** The whole body: 41907 and 41912 leave it to the caller (spec §8). */
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

/** 41001: the session this call was made with is over (spec §4, §8). */
export class SessionExpired extends ApiError {
  override name = 'SessionExpired';
}

/** A 2xx answer that can't be used: not JSON, no envelope, too long, or without what the call needs. */
export class MalformedResponse extends Error {
  override name = 'MalformedResponse';
}

function retryAfter(body: unknown): number | undefined {
  const seconds = Object(Object(body).payload).retry_after_s as unknown;
  return Number.isFinite(seconds) && Number(seconds) >= 0 ? Number(seconds) : undefined;
}
