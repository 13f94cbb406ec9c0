import { errorCodes } from '../contract/error-codes.ts';
import { abortable } from '../internal/abortable.ts';
import { fakeUser } from './logged-in-session.ts';

/** A call that a fake API has received. */
export interface FakeRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The parsed JSON. */
  body: unknown;
}

/** The payload of a successful call, or a function that makes it. */
export type FakeAnswer = object | null | ((request: FakeRequest) => unknown);

/** A fault of the next `times` calls, 1 by default, whose path starts with `path`. */
export type FakeFault = { path: string; times?: number } & (
  | { error_code: number; error_message?: string; payload?: unknown }
  /** An HTTP status with an empty body. */
  | { status: number }
  /** The call finds no network. */
  | { offline: true }
  /** The call gets no answer, so it times out, or is aborted. */
  | { hangs: true }
);

/** The part of Playwright's `Route` that is used. */
interface Route {
  request(): {
    method(): string;
    url(): string;
    headers(): Record<string, string>;
    postData(): string | null;
  };
  fulfill(answer: { status: number; headers: Record<string, string>; body: string }): Promise<void>;
  abort(): Promise<void>;
}

export interface FakeApi {
  /** Option `fetch` of `createClient`. */
  fetch: typeof fetch;
  /** A handler for Playwright's `page.route`. */
  route: (route: Route) => Promise<void>;
  /** Calls so far, also those that failed. */
  readonly requests: readonly FakeRequest[];
  /** Sets the answer to all further calls of a path. */
  answer(path: string, answer: FakeAnswer): void;
  /** Makes the next calls of a path fail. Faults of the same path happen in the order of these calls. */
  fail(fault: FakeFault): void;
}

type Reply = 'offline' | 'hangs' | { status: number; body: string };

const HEADERS = { 'content-type': 'application/json' };

const loginAnswers: Record<string, FakeAnswer> = {
  '/api/users/send_phone_verification_code_captcha': null,
  '/api/users/login_register_share_no_invitation_code': fakeUser,
  '/api/users/me/': { web_user_id: fakeUser.web_user_id },
  '/api/users/report_user_action': null,
};

/**
 * A backend for tests, without a network. A login works at once; other calls need an answer by their path. Create one for
 * each test: two share nothing.
 */
export function createFakeApi(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeApi {
  const answerOf = new Map(Object.entries({ ...loginAnswers, ...answers }));
  const requests: FakeRequest[] = [];
  const faults: { fault: FakeFault; left: number }[] = [];

  function takeFault(path: string): FakeFault | undefined {
    const next = faults.find(({ fault, left }) => left > 0 && path.startsWith(fault.path));
    if (next) next.left -= 1;
    return next?.fault;
  }

  async function reply(request: FakeRequest): Promise<Reply> {
    requests.push(request);
    const fault = takeFault(request.path);
    if (fault) return failed(fault);
    const answer = answerOf.get(request.path);
    if (answer === undefined)
      return envelope(errorCodes.notFound, `createFakeApi has no answer for ${request.path}`);
    return envelope(
      errorCodes.ok,
      '',
      typeof answer === 'function' ? await answer(request) : answer,
    );
  }

  async function respond(request: FakeRequest): Promise<Response> {
    const answer = await reply(request);
    if (answer === 'hangs') return new Promise(() => {});
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return new Response(answer.body || null, { status: answer.status, headers: HEADERS });
  }

  return {
    requests,
    fetch: async (address, { method = 'GET', headers, body, signal } = {}) => {
      signal?.throwIfAborted();
      const sent = Object.fromEntries(new Headers(headers));
      const response = respond(received(method, String(address), sent, body ? String(body) : null));
      return signal ? abortable(signal, response) : response;
    },
    async route(route) {
      const request = route.request();
      const answer = await reply(
        received(request.method(), request.url(), request.headers(), request.postData()),
      );
      if (answer === 'offline') await route.abort();
      // The page may be of another origin than the API.
      else if (answer !== 'hangs')
        await route.fulfill({
          ...answer,
          headers: { ...HEADERS, 'access-control-allow-origin': '*' },
        });
    },
    answer(path, answer) {
      answerOf.set(path, answer);
    },
    fail(fault) {
      faults.push({ fault, left: fault.times ?? 1 });
    },
  };
}

function received(
  method: string,
  address: string,
  headers: Record<string, string>,
  text: string | null,
): FakeRequest {
  const { pathname: path, searchParams } = new URL(address, 'https://api.example');
  const body: unknown = text ? JSON.parse(text) : undefined;
  return { method, path, query: Object.fromEntries(searchParams), headers, body };
}

function failed(fault: FakeFault): Reply {
  if ('offline' in fault) return 'offline';
  if ('hangs' in fault) return 'hangs';
  if ('status' in fault) return { status: fault.status, body: '' };
  const { error_code, error_message = '', payload } = fault;
  return envelope(error_code, error_message, payload);
}

const envelope = (error_code: number, error_message: string, payload: unknown = null): Reply => ({
  status: 200,
  body: JSON.stringify({ error_code, error_message, payload }),
});
