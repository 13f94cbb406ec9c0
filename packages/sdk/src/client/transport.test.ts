import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { answer, type Handle, startServer } from '../testing/server.ts';
import { createClient } from './create-client.ts';
import { ResponseError, SessionExpiredError } from './errors.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(handle: Handle) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  return server;
}

describe('transport faults', () => {
  const error = async (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    const elsewhere = await serve(answer({ error_code: 0, payload: {} }));
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(status, { Location: `${elsewhere.baseUrl}/taken` }).end();
    });
    const client = createClient({ baseUrl, session: loggedInSession() });
    expect(await error(client.users.me())).toMatchObject({ name: 'FetchError' });
    expect(elsewhere.seen).toHaveLength(0);
  });

  it.each([300, 304, 305])('rejects status %i with any body', async (status) => {
    const { baseUrl } = await serve((request, response) => {
      response.statusCode = status;
      answer({ error_code: 0, payload: { items: [] } })(request, response);
    });
    expect(await error(createClient({ baseUrl }).visitor.web.index.characters())).toMatchObject({
      name: 'FetchError',
      statusCode: status,
    });
  });

  it('closes the connection of a failed answer without reading it', async () => {
    let closed: () => void;
    const released = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { baseUrl } = await serve((_, response) => {
      response.statusCode = 500;
      response.on('close', closed);
      response.write('<html>');
    });
    expect(await error(createClient({ baseUrl }).users.me())).toMatchObject({ statusCode: 500 });
    await released;
  });

  it('rejects equally when aborted before and after the headers', async () => {
    for (const begin of [() => {}, ((_, response) => response.write('{')) satisfies Handle]) {
      const arrived = Promise.withResolvers<void>();
      const { baseUrl } = await serve((request, response) => {
        begin(request, response);
        arrived.resolve();
      });
      const controller = new AbortController();
      const call = error(createClient({ baseUrl }).users.me({ signal: controller.signal }));
      await arrived.promise;
      controller.abort();
      expect(await call).toBe(controller.signal.reason);
      expect(await call).toMatchObject({ name: 'AbortError' });
    }
  });

  it('rejects equally when timed out before and after the headers', async () => {
    for (const begin of [() => {}, ((_, response) => response.write('{')) satisfies Handle]) {
      const { baseUrl } = await serve(begin);
      expect(await error(createClient({ baseUrl, timeoutMs: 25 }).users.me())).toMatchObject({
        name: 'TimeoutError',
      });
    }
  });

  it('sends nothing when the signal has aborted', async () => {
    const { baseUrl, seen } = await serve(answer({ error_code: 0, payload: {} }));
    expect(
      await error(createClient({ baseUrl }).users.me({ signal: AbortSignal.abort('gone') })),
    ).toBe('gone');
    expect(seen).toHaveLength(0);
  });

  it('rejects a body shorter than its Content-Length', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '4000' });
      response.write('{"error_code":0,"payload":{"web_user_id":"u1"}}');
      setImmediate(() => response.destroy());
    });
    expect(await error(createClient({ baseUrl }).users.me())).toBeInstanceOf(TypeError);
  });

  it('names a refused field without its value', async () => {
    const { baseUrl } = await serve(
      answer({ error_code: 0, payload: { access_token: 'secret token', web_user_id: 'u1' } }),
    );
    const refused = await error(
      createClient({ baseUrl }).users.login({ phone: '13800138000', code: '123456' }),
    );
    expect(refused).toBeInstanceOf(ResponseError);
    expect(String(refused)).toContain('access_token');
    expect(String(refused)).not.toContain('secret');
  });

  it('is not affected by a failing listener', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fail = () => {
      throw new Error('listener');
    };
    const { baseUrl } = await serve(answer({ error_code: 0, payload: { web_user_id: 'u1' } }));
    const client = createClient({ baseUrl, hooks: { onStart: fail, onEnd: fail, onError: fail } });
    expect(await client.users.me()).toMatchObject({ web_user_id: 'u1' });

    const gone = await serve(answer({ error_code: 41001, error_message: '' }));
    const guarded = createClient({
      baseUrl: gone.baseUrl,
      session: loggedInSession(),
      onSessionExpired: fail,
      hooks: { onError: fail },
    });
    expect(await error(guarded.users.me())).toBeInstanceOf(SessionExpiredError);
    expect(said).toHaveBeenCalledTimes(4);
    said.mockRestore();
  });
});
