import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { everyCall } from '../testing/every-call.ts';
import { answer, type Handle, startServer } from '../testing/server.ts';
import { createClient } from './create-client.ts';
import { ApiError } from './errors.ts';

type Kind = keyof typeof everyCall;

interface Fault {
  title: string;
  handle: Handle;
  /** Runs after the client has read the headers. */
  afterHeaders?: (response: Parameters<Handle>[1]) => void;
  /** When the call's time ends: the request has arrived, or the client has read the headers. */
  timesOut?: 'waiting' | 'reading';
  /** Outcome of all calls, or of each kind of call. */
  outcome: string | Record<Kind, string>;
}

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(handle: Handle) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  return server;
}

/** Outcome of a call as text. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error & { code?: number; statusCode?: number }) =>
      [error.name, error instanceof ApiError ? error.code : error.statusCode]
        .filter((part) => part !== undefined)
        .join(' '),
  );

/** Makes a call to a server with this fault. */
async function meet(fault: Fault, call: (client: ReturnType<typeof createClient>) => unknown) {
  const ended = Promise.withResolvers<void>();
  let respond: Parameters<Handle>[1] | undefined;
  const timeout = new AbortController();
  const endTime = () => timeout.abort(new DOMException('', 'TimeoutError'));
  const { baseUrl, seen } = await serve((request, response) => {
    respond = response;
    response.on('close', ended.resolve);
    fault.handle(request, response);
    if (fault.timesOut === 'waiting') endTime();
  });
  const client = createClient({
    baseUrl,
    session: loggedInSession(),
    // A busy machine needs long for a body of 10 MB.
    timeoutMs: 120_000,
    fetch: async (...request) => {
      const response = await fetch(...request);
      if (respond) fault.afterHeaders?.(respond);
      if (fault.timesOut === 'reading') setImmediate(endTime);
      return response;
    },
  });
  // A call starts its time before it returns.
  if (fault.timesOut) vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
  const calling = Promise.resolve(call(client));
  vi.restoreAllMocks();
  const outcome = await outcomeOf(calling);
  // The connection is closed in each case.
  await ended.promise;
  return { outcome, requests: seen.length };
}

const json = { 'Content-Type': 'application/json' };
const html = '<!doctype html><h1>502 Bad Gateway</h1>';
const status =
  (code: number, body = html): Handle =>
  (_, response) => {
    response.writeHead(code, { 'Content-Type': 'text/html' }).end(body);
  };
const malformed = {
  answers: 'ResponseError',
  saysYesOrNo: 'ResponseError',
  takesAny2xx: 'answered',
};
const wrongPayload = { ...malformed, saysYesOrNo: 'answered' };

const faults: Fault[] = [
  {
    title: 'a reset before the answer',
    handle: (_, response) => response.socket?.resetAndDestroy(),
    outcome: 'FetchError',
  },
  {
    title: 'a reset in the middle of the body',
    handle: (_, response) => {
      response.writeHead(200, { ...json, 'Content-Length': 1000 }).write('{"error_code":0,');
    },
    afterHeaders: (response) => response.socket?.resetAndDestroy(),
    outcome: { answers: 'TypeError', saysYesOrNo: 'TypeError', takesAny2xx: 'answered' },
  },
  {
    title: 'no answer at all',
    handle: () => {},
    timesOut: 'waiting',
    outcome: 'TimeoutError',
  },
  {
    title: 'a body that stalls',
    handle: (_, response) => {
      response.writeHead(200, json).write('{"error_code":0,');
    },
    timesOut: 'reading',
    outcome: { answers: 'TimeoutError', saysYesOrNo: 'TimeoutError', takesAny2xx: 'answered' },
  },
  {
    title: 'a body that drips',
    handle: (_, response) => {
      response.writeHead(200, json).write('{"error_code":0,"error_message":"');
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    },
    timesOut: 'reading',
    outcome: { answers: 'TimeoutError', saysYesOrNo: 'TimeoutError', takesAny2xx: 'answered' },
  },
  ...[400, 401, 403, 404, 409, 413, 429, 500, 502, 503, 504].map((code) => ({
    title: `${code} with HTML`,
    handle: status(code),
    outcome: `FetchError ${code}`,
  })),
  ...[301, 302, 303, 307, 308].map((code) => ({
    title: `a redirect (${code})`,
    handle: ((_, response) => {
      response.writeHead(code, { Location: 'http://127.0.0.1:1/elsewhere' }).end();
    }) satisfies Handle,
    outcome: 'FetchError',
  })),
  { title: 'HTML under 200', handle: status(200), outcome: malformed },
  { title: 'an empty body', handle: answer(''), outcome: malformed },
  { title: 'nothing but spaces', handle: answer(' \n '), outcome: malformed },
  { title: '204', handle: status(204, ''), outcome: malformed },
  {
    title: 'truncated JSON',
    handle: answer('{"error_code":0,"payload":{"ite'),
    outcome: malformed,
  },
  {
    title: 'the answer twice over',
    handle: answer('{"error_code":0,"payload":{}}{"error_code":0,"payload":{}}'),
    outcome: malformed,
  },
  { title: 'NaN for a code', handle: answer('{"error_code":NaN}'), outcome: malformed },
  ...[
    'null',
    '"text"',
    '[]',
    '7',
    '{}',
    '{"error_code":null}',
    '{"error_code":{}}',
    '{"code":0}',
  ].map((body) => ({ title: `no envelope: ${body}`, handle: answer(body), outcome: malformed })),
  ...['', ',"payload":null', ',"payload":"text"', ',"payload":[]', ',"payload":7'].map((rest) => ({
    title: `a payload of a wrong type: ${rest || 'none'}`,
    handle: answer(`{"error_code":0${rest}}`),
    outcome: wrongPayload,
  })),
  {
    title: 'a body of 10 MB',
    handle: answer(`{"error_code":0,"payload":"${'x'.repeat(10 * 1024 * 1024)}"}`),
    outcome: malformed,
  },
  {
    title: 'a refusal',
    handle: answer({ error_code: 42002, error_message: '请求过于频繁' }),
    outcome: { answers: 'ApiError 42002', saysYesOrNo: 'ApiError 42002', takesAny2xx: 'answered' },
  },
  {
    title: 'a refusal without a word',
    handle: answer({ error_code: '-1', error_message: null }),
    outcome: { answers: 'ApiError -1', saysYesOrNo: 'ApiError -1', takesAny2xx: 'answered' },
  },
];

it('the fault tests cover every method of the client', () => {
  const methods = (group: object, path: string): string[] =>
    Object.entries(group).flatMap(([name, member]) =>
      typeof member === 'function' ? [`${path}${name}`] : methods(member, `${path}${name}.`),
    );
  const { channel: _, session: __, ...groups } = createClient({ baseUrl: '' });
  const met = Object.values(everyCall).flatMap((calls) => Object.keys(calls));
  expect(met.sort()).toEqual(methods(groups, '').sort());
});

describe.each(faults)('$title', (fault) => {
  it.each(Object.keys(everyCall) as Kind[])(
    'has one outcome for calls of kind %s',
    async (kind) => {
      const expected = typeof fault.outcome === 'string' ? fault.outcome : fault.outcome[kind];
      await Promise.all(
        Object.entries(everyCall[kind]).map(async ([name, call]) => {
          // One request: no call is retried.
          expect(await meet(fault, call), name).toEqual({ outcome: expected, requests: 1 });
        }),
      );
    },
  );
});

describe('unreachable server', () => {
  it('rejects every call with FetchError without the query', async () => {
    const server = await startServer(() => {});
    server.close();
    const { baseUrl } = server;
    for (const calls of Object.values(everyCall))
      for (const [name, call] of Object.entries(calls)) {
        const error = await call(createClient({ baseUrl, session: loggedInSession() })).catch(
          (error: unknown) => error,
        );
        expect(error, name).toMatchObject({ name: 'FetchError', statusCode: undefined });
        expect((error as Error).message, name).not.toContain('?');
      }
  });
});
