import { describe, expect, it } from 'vitest';
import { ApiError, ResponseError, SessionExpiredError } from './errors.ts';

describe('errors', () => {
  it('have names, for copies of the class', () => {
    expect(new ApiError(1, 'x', null).name).toBe('ApiError');
    expect(new SessionExpiredError(41001, 'x', null).name).toBe('SessionExpiredError');
    expect(new ResponseError('x').name).toBe('ResponseError');
  });

  it('include an expired session in ApiError', () => {
    expect(new SessionExpiredError(41001, 'x', null)).toBeInstanceOf(ApiError);
  });

  it.each([0, 0.5, 30, 86_400])('have the seconds until a retry: %d', (seconds) => {
    const body = { payload: { retry_after_s: seconds } };
    expect(new ApiError(1, 'x', body)).toMatchObject({ retryAfterSeconds: seconds, body });
  });

  it.each(
    [
      undefined,
      null,
      'text',
      [],
      {},
      { payload: undefined },
      { payload: null },
      { payload: 'text' },
      { payload: {} },
      { payload: { retry_after_s: '30' } },
      { payload: { retry_after_s: null } },
      { payload: { retry_after_s: true } },
      { payload: { retry_after_s: -1 } },
      { payload: { retry_after_s: Number.NaN } },
      { payload: { retry_after_s: Number.POSITIVE_INFINITY } },
    ].map((body) => ({ body })),
  )('does not say when to try again where the answer is $body', ({ body }) => {
    expect(new ApiError(1, 'x', body).retryAfterSeconds).toBeUndefined();
  });
});
