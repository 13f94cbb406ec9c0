import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { everyCall } from '../testing/every-call.ts';
import { answer, type Handle, startServer } from '../testing/server.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { createClient } from './create-client.ts';
import { SessionExpiredError } from './errors.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.useRealTimers();
});

async function serve(handle: Handle) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  return server;
}

describe('clock jump', () => {
  it.each([
    ['a day ahead', 86_400_000],
    ['a day back', -86_400_000],
  ])('%s neither ends a call nor breaks its duration', async (_, jumpMs) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { baseUrl } = await serve((request, response) => {
      vi.setSystemTime(Date.now() + jumpMs);
      answer({ error_code: 0, payload: { web_user_id: 'u1' } })(request, response);
    });
    const durations: number[] = [];
    const client = createClient({
      baseUrl,
      hooks: { onEnd: ({ durationMs }) => durations.push(durationMs) },
    });
    expect(await client.users.me()).toMatchObject({ web_user_id: 'u1' });
    expect(durations[0]).toBeGreaterThanOrEqual(0);
    expect(durations[0]).toBeLessThan(86_400_000);
  });
});

describe('forbidden storage', () => {
  it('does not affect calls and logout', async () => {
    let code = 0;
    const { baseUrl, seen } = await serve((request, response) =>
      answer({ error_code: code, error_message: '', payload: { web_user_id: 'u1' } })(
        request,
        response,
      ),
    );
    const session = loggedInSession(undefined, forbiddenStorage);
    const client = createClient({ baseUrl, session });
    expect(await client.users.me()).toMatchObject({ web_user_id: 'u1' });
    expect(seen[0]!.headers.authorization).toBe('Bearer token-a');
    code = 41001;
    await expect(client.users.me()).rejects.toBeInstanceOf(SessionExpiredError);
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });
});

describe('expired session', () => {
  it('ends once when all calls answer 41001', async () => {
    const { baseUrl } = await serve(answer({ error_code: 41001, error_message: '请重新登录' }));
    const session = loggedInSession();
    const changes = vi.fn();
    session.subscribe(changes);
    const onSessionExpired = vi.fn();
    const client = createClient({ baseUrl, session, onSessionExpired });
    const { 'users.logout': _, ...yesOrNo } = everyCall.saysYesOrNo;
    const calls = Object.values({ ...everyCall.answers, ...yesOrNo });
    const again = calls.slice(0, 30 - calls.length);
    const outcomes = await Promise.allSettled([...calls, ...again].map((call) => call(client)));
    expect(outcomes).toHaveLength(30);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ reason: { name: 'SessionExpiredError', code: 41001 } });
    expect(onSessionExpired).toHaveBeenCalledOnce();
    expect(changes).toHaveBeenCalledOnce();
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
  });
});

describe('answer for the caller', () => {
  it.each([41907, 41912])('passes the whole body of %i in every call', async (code) => {
    const body = { error_code: code, error_message: 'x', payload: { anything: [1] }, more: true };
    const { baseUrl } = await serve(answer(body));
    for (const [name, call] of Object.entries({ ...everyCall.answers, ...everyCall.saysYesOrNo }))
      await expect(
        call(createClient({ baseUrl, session: loggedInSession() })),
        name,
      ).rejects.toMatchObject({
        code,
        body,
      });
  });
});
