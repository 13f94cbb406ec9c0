import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { createRecordingClient } from '../testing/recording-client.ts';

describe('hooks', () => {
  it('are optional, one by one', async () => {
    const ended = createRecordingClient({ hooks: { onEnd: vi.fn() } });
    const failed = createRecordingClient(
      { hooks: { onError: vi.fn() } },
      () => new Response('<html>'),
    );
    const said = vi.spyOn(console, 'error');
    await ended.client.users.me();
    await failed.client.users.me().catch(() => {});
    await createRecordingClient({ hooks: {} }).client.users.me();
    await createRecordingClient({ hooks: {} }, () => new Response(''))
      .client.users.me()
      .catch(() => {});
    await createRecordingClient({}, () => new Response(''))
      .client.users.me()
      .catch(() => {});
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('get errors with call and duration', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_250);
    const heard: unknown[] = [];
    const { client } = createRecordingClient(
      { hooks: { onError: (call) => heard.push(call) } },
      () => Response.json({ error_code: 7, error_message: 'no' }),
    );
    const error = await client.users.me().catch((error: unknown) => error);
    expect(heard).toEqual([{ method: 'GET', path: '/api/users/me/', durationMs: 250, error }]);
    vi.mocked(performance.now).mockRestore();
  });

  it('are logged when they throw', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = new Error('broken');
    const { client } = createRecordingClient({
      hooks: {
        onStart() {
          throw broken;
        },
      },
    });
    await client.users.me();
    expect(said).toHaveBeenCalledExactlyOnceWith('@companion/sdk: a listener threw', broken);
    said.mockRestore();
  });
});

describe('expired session', () => {
  it('rejects only the caller without a login', async () => {
    const over = () => Response.json({ error_code: 41001, error_message: '请重新登录' });
    const onSessionExpired = vi.fn();
    const said = vi.spyOn(console, 'error');
    const anonymous = createRecordingClient({ onSessionExpired }, over).client;
    await expect(anonymous.users.me()).rejects.toMatchObject({
      name: 'SessionExpiredError',
      message: '请重新登录',
    });
    const session = createSessionStore({ storage: null, events: null });
    await expect(
      createRecordingClient({ onSessionExpired, session }, over).client.users.me(),
    ).rejects.toMatchObject({ name: 'SessionExpiredError' });
    expect(onSessionExpired).not.toHaveBeenCalled();

    session.login({ access_token: 'token', web_user_id: 'u1' });
    await createRecordingClient({ session }, over)
      .client.users.me()
      .catch(() => {});
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('is not caused by an anonymous call', async () => {
    const session = createSessionStore({ storage: null, events: null });
    const { client } = createRecordingClient({ session }, () => {
      session.login({ access_token: 'token', web_user_id: 'u1' });
      return Response.json({ error_code: 41001 });
    });
    await client.users.me().catch(() => {});
    expect(session.getSnapshot().isLoggedIn).toBe(true);
  });
});
