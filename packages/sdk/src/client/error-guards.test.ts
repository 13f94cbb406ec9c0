import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, type Handle, startServer } from '../testing/server.ts';
import { createClient } from './create-client.ts';
import {
  isApiError,
  isConnectionError,
  isResponseError,
  isSessionExpiredError,
  isTimeoutError,
} from './error-guards.ts';
import { CompanionError } from './errors.ts';
import { LONGEST_BODY } from './read-body.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** Also tells the server when the client has the head of the answer. */
type Play = (...given: [...Parameters<Handle>, hasHead: Promise<void>]) => void;

async function failure(play: Play, timeoutMs?: number): Promise<unknown> {
  const head = Promise.withResolvers<void>();
  const { baseUrl, close } = await startServer((request, response) =>
    play(request, response, head.promise),
  );
  cleanUps.push(close);
  const fetchAndTell: typeof fetch = async (...given) => {
    const response = await fetch(...given);
    head.resolve();
    return response;
  };
  return createClient({ baseUrl, fetch: fetchAndTell })
    .users.me({ timeoutMs })
    .catch((error: unknown) => error);
}

const guards = {
  api: isApiError,
  expired: isSessionExpiredError,
  response: isResponseError,
  timeout: isTimeoutError,
  connection: isConnectionError,
};
const matching = (error: unknown) =>
  Object.entries(guards)
    .filter(([, guard]) => guard(error))
    .map(([name]) => name);

const where = { method: 'GET', path: '/api/users/me/' };

describe('guards', () => {
  it('recognise an error code', async () => {
    const error = await failure(answer({ error_code: 5, error_message: '满了' }));
    expect(matching(error)).toEqual(['api']);
    expect(error).toBeInstanceOf(CompanionError);
    expect(error).toMatchObject({ ...where, status: 200, code: 5, message: '满了' });
  });

  it('recognise an expired session, which is an API error too', async () => {
    const error = await failure(answer({ error_code: 41001, error_message: '过期' }));
    expect(matching(error)).toEqual(['api', 'expired']);
    expect(error).toMatchObject({ ...where, status: 200 });
  });

  it.each([
    ['no JSON', (_, response) => response.end('<html>')],
    ['no envelope', answer({ items: [] })],
    ['no payload', answer({ error_code: 0 })],
  ] satisfies [string, Handle][])('recognise an unusable answer: %s', async (_, handle) => {
    const error = await failure(handle);
    expect(matching(error)).toEqual(['response']);
    expect(error).toBeInstanceOf(CompanionError);
    expect(error).toMatchObject({ ...where, status: 200 });
  });

  it('recognise an answer that is too long', async () => {
    const error = await failure((_, response) => {
      response.writeHead(201).end('x'.repeat(LONGEST_BODY + 1));
    });
    expect(matching(error)).toEqual(['response']);
    expect(error).toMatchObject({ ...where, status: 201 });
  });

  it('recognise a time-out', async () => {
    expect(matching(await failure(() => {}, 20))).toEqual(['timeout']);
  });

  it.each([
    ['before the answer', (_, response) => response.socket?.destroy()],
    [
      'during the answer',
      (_, response, hasHead) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{');
        void hasHead.then(() => response.destroy());
      },
    ],
  ] satisfies [string, Play][])('recognise a connection lost %s', async (_, handle) => {
    expect(matching(await failure(handle))).toEqual(['connection']);
  });

  it('do not take an HTTP status for a lost connection', async () => {
    const error = await failure((_, response) => response.writeHead(502).end());
    expect(matching(error)).toEqual([]);
    expect(error).toHaveProperty('status', 502);
  });

  it("recognise another copy's errors", () => {
    const copy = Object.assign(new Error('满了'), { name: 'SessionExpiredError' });
    expect(matching(copy)).toEqual(['api', 'expired']);
  });

  it.each([
    ['TypeError', ['connection']],
    ['TimeoutError', ['timeout']],
    ['ApiError', ['api']],
    ['ResponseError', ['response']],
  ])("recognise another realm's %s", (name, expected) => {
    const foreign = runInNewContext('Object.assign(new Error(), { name })', { name }) as unknown;
    expect(foreign).not.toBeInstanceOf(Error);
    expect(matching(foreign)).toEqual(expected);
  });

  it.each([undefined, null, 'ApiError', { name: 'ApiError' }])('refuse %o', (value) => {
    expect(matching(value)).toEqual([]);
  });
});
