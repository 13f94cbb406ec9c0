import { type FetchOptions, ofetch } from 'ofetch';
import * as v from 'valibot';
import { envelope } from '../contract/envelope.ts';
import type { SessionStore } from '../session/session-store.ts';
import { ApiError, errorCodes, MalformedResponse, SessionExpired } from './errors.ts';
import {
  commonHeaders,
  type Language,
  type PlatformSource,
  sessionHeaders,
  xsrfHeader,
} from './headers.ts';
import { readBody } from './read-body.ts';

/** Spec §7: time-out of every call, ms. It covers the reading of the body. */
export const API_TIMEOUT_MS = 10_000;

export interface RequestHooks {
  onStart?(call: CallInfo): void;
  onEnd?(call: CallInfo & { durationMs: number }): void;
  onError?(call: CallInfo & { durationMs: number; error: unknown }): void;
}

export interface CallInfo {
  method: string;
  /** Without query: nothing a log must not hold. */
  path: string;
}

export interface RequestOptions {
  /** Base address of the API; empty for the page's own origin. */
  baseUrl: string;
  language: () => Language;
  platformSource: () => PlatformSource;
  userAgent: string;
  channel: () => string;
  session: SessionStore | null;
  /** Told once for all calls in flight when the session turned out to be over. */
  onSessionExpired?: (error: SessionExpired) => void;
  timeoutMs?: number;
  fetch?: typeof fetch;
  hooks?: RequestHooks;
  /** Where the anti-forgery cookie is read; `null` outside a page. */
  page?: { origin: string; cookie: string } | null;
}

export interface Call<Payload> {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Checks the payload where a wrong value would hurt. */
  schema?: v.GenericSchema<unknown, Payload>;
  signal?: AbortSignal | undefined;
}

export type Request = <Payload>(call: Call<Payload>) => Promise<Payload>;

/**
 * The one way of every call (spec §7, §8): headers, time-out, envelope, errors.
 * A call rejects with `ApiError`, `SessionExpired`, `MalformedResponse`, or the transport's own error.
 */
export function createRequest(options: RequestOptions): Request {
  const { hooks, session, timeoutMs = API_TIMEOUT_MS } = options;
  const transport = options.fetch ? ofetch.create({}, { fetch: options.fetch }) : ofetch;

  async function send<Payload>(call: Call<Payload>): Promise<Payload> {
    const user = session?.getSnapshot().userInfo ?? null;
    const timeout = AbortSignal.timeout(timeoutMs);
    const url = `${options.baseUrl}${call.path}`;
    const fetchOptions: FetchOptions<'stream'> = {
      method: call.method,
      responseType: 'stream',
      // A call that acts must never be repeated behind its caller's back.
      retry: false,
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...commonHeaders(options.language(), options.platformSource()),
        ...(user && sessionHeaders(user, options.userAgent, options.channel())),
        ...(call.method === 'POST' && xsrfHeader(url, options.page ?? null)),
        ...call.headers,
      },
      ...(call.query && { query: call.query }),
      ...(call.body && { body: call.body }),
    };
    const response = await transport.raw(url, fetchOptions);
    return open(await readBody(response._data ?? response.body), call, user?.access_token);
  }

  function open<Payload>(text: string, call: Call<Payload>, token: string | undefined): Payload {
    const where = `${call.method} ${call.path}`;
    const parsed = v.safeParse(envelope, parseJson(text, where));
    if (!parsed.success) throw new MalformedResponse(`${where}: answer has no error_code`);
    const { error_code: code, error_message: message, payload } = parsed.output;
    if (code === errorCodes.loggedOut) throw sessionOver(code, message ?? '', parsed.output, token);
    if (code !== errorCodes.ok) throw new ApiError(code, message ?? '', parsed.output);
    if (!call.schema) return payload as Payload;
    const checked = v.safeParse(call.schema, payload);
    if (!checked.success) throw new MalformedResponse(`${where}: ${v.summarize(checked.issues)}`);
    return checked.output;
  }

  /** A late 41001 for an old token leaves a new session alone; of many only the first logs out. */
  function sessionOver(code: number, message: string, body: unknown, token: string | undefined) {
    const error = new SessionExpired(code, message, body);
    if (session && token !== undefined && session.getSnapshot().userInfo?.access_token === token) {
      session.logout();
      options.onSessionExpired?.(error);
    }
    return error;
  }

  return async (call) => {
    const info: CallInfo = { method: call.method, path: call.path };
    const startedAt = performance.now();
    const durationMs = () => performance.now() - startedAt;
    hooks?.onStart?.(info);
    try {
      const payload = await send(call);
      hooks?.onEnd?.({ ...info, durationMs: durationMs() });
      return payload;
    } catch (error) {
      hooks?.onError?.({ ...info, durationMs: durationMs(), error });
      throw error;
    }
  };
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedResponse(`${where}: answer is not JSON`, { cause });
  }
}
