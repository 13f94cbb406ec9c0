import { describe, expect, it, vi } from 'vitest';
import { isApiError, isConnectionError, isTimeoutError } from '../client/error-guards.ts';
import { checkSession } from './check-session.ts';

const user = { access_token: 'token-a', web_user_id: 'u1' };
const baseUrl = 'https://api.example';

const answering = (error_code: number, init?: ResponseInit) =>
  vi.fn<typeof fetch>(async () =>
    Response.json({ error_code, error_message: 'said', payload: { web_user_id: 'u1' } }, init),
  );

describe('session on a server', () => {
  it('is checked with the token and the headers of the visitor', async () => {
    const fetch = answering(0);
    const account = await checkSession(user, { baseUrl, fetch, userAgent: 'Companion/1.0' });
    expect(account).toMatchObject({ web_user_id: 'u1' });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${baseUrl}/api/users/me/`]);
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: 'Bearer token-a',
      user_id: 'u1',
      'device-identifier': '2226348122559668',
    });
  });

  it.each([200, 401])('is null after 41001 with status %s', async (status) => {
    const fetch = answering(41001, { status });
    expect(await checkSession(user, { baseUrl, fetch })).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'token-a'],
    ['no user', { access_token: 'token-a' }],
    ['a line break in the token', { ...user, access_token: 'a\r\nX-Admin: 1' }],
  ])('is null without a call: %s', async (_, sent) => {
    const fetch = answering(0);
    expect(await checkSession(sent, { baseUrl, fetch })).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is unknown when the backend answers another error or none', async () => {
    const refused = checkSession(user, { baseUrl, fetch: answering(42000) });
    await expect(refused).rejects.toSatisfy(isApiError);
    const offline = vi.fn(async () => {
      throw new TypeError('fetch failed');
    });
    await expect(checkSession(user, { baseUrl, fetch: offline })).rejects.toSatisfy(
      isConnectionError,
    );
    const unauthorized = checkSession(user, { baseUrl, fetch: answering(0, { status: 401 }) });
    await expect(unauthorized).rejects.toMatchObject({ statusCode: 401 });
    const silent = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    await expect(
      checkSession(user, { baseUrl, fetch: silent }, { timeoutMs: 20 }),
    ).rejects.toSatisfy(isTimeoutError);
  });
});
