import { describe, expect, it } from 'vitest';
import { SessionExpiredError } from '../client/errors.ts';
import { createVirtualClock, settled } from '../testing/virtual-clock.ts';
import { getImToken } from './im-token.ts';

/** A backend that fails `failures` times before it returns a token. */
function backend(failures: number, error: unknown = new TypeError('fetch failed')) {
  let calls = 0;
  return {
    calls: () => calls,
    async getToken() {
      calls += 1;
      if (calls <= failures) throw error;
      return { im_token: 'pass' };
    },
  };
}

const ask = (getToken: Parameters<typeof getImToken>[0], signal = new AbortController().signal) => {
  const clock = createVirtualClock();
  const token = getImToken(getToken, { appId: 'companion', signal, clock, random: () => 0.5 });
  token.catch(() => undefined);
  return { clock, token };
};

describe('messaging token', () => {
  it('is requested once, with the application id', async () => {
    const asked: unknown[] = [];
    const { clock, token } = ask(async (query) => {
      asked.push(query);
      return { im_token: 'pass' };
    });
    expect(await token).toBe('pass');
    expect(asked).toEqual([{ app_id: 'companion' }]);
    expect(clock.waits).toEqual([]);
  });

  it('is requested five more times, after 1, 2, 4, 8 and 16 seconds', async () => {
    const { getToken, calls } = backend(5);
    const { clock, token } = ask(getToken);
    await clock.pass(31_000);
    expect(await token).toBe('pass');
    expect(calls()).toBe(6);
    expect(clock.waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
  });

  it('is not requested before its delay', async () => {
    const { getToken, calls } = backend(1);
    const { clock, token } = ask(getToken);
    await clock.pass(999);
    expect(calls()).toBe(1);
    await clock.pass(1);
    expect(await token).toBe('pass');
  });

  it('rejects with the last error after six requests', async () => {
    const error = new TypeError('fetch failed');
    const { getToken, calls } = backend(Number.POSITIVE_INFINITY, error);
    const { clock, token } = ask(getToken);
    await clock.pass(60_000);
    await expect(token).rejects.toBe(error);
    expect(calls()).toBe(6);
  });

  it('rejects at once when the session has expired', async () => {
    const { getToken, calls } = backend(9, new SessionExpiredError(41001, '请重新登录', {}));
    await expect(ask(getToken).token).rejects.toBeInstanceOf(SessionExpiredError);
    expect(calls()).toBe(1);
  });

  it('is not requested after an abort', async () => {
    for (const when of ['before the answer', 'while waiting']) {
      const gone = new AbortController();
      const { getToken, calls } = backend(9);
      const { clock, token } = ask(getToken, gone.signal);
      if (when === 'while waiting') await settled();
      gone.abort();
      await expect(token, when).rejects.toBe(gone.signal.reason);
      expect(clock.pending(), when).toBe(0);
      await clock.pass(60_000);
      expect(calls(), when).toBe(1);
    }
  });
});
