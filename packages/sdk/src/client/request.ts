import * as v from 'valibot';
import { envelope } from '../contract/envelope.ts';
import { errorCodes } from '../contract/error-codes.ts';
import { anySignal } from '../internal/any-signal.ts';
import { callListener } from '../internal/call-listener.ts';
import { logReplaced } from '../internal/log.ts';
import type { SessionStore } from '../session/session-store.ts';
import {
  type AnsweredCall,
  ApiError,
  type CallInfo,
  ResponseError,
  SessionExpiredError,
} from './errors.ts';
import {
  commonHeaders,
  type Language,
  type PlatformSource,
  sessionHeaders,
  xsrfHeader,
} from './headers.ts';
import type { ReadPayload } from './payload.ts';
import { readBody } from './read-body.ts';
import { discard, type TransportCall, transport } from './transport.ts';

/** Time-out of every call, body included, ms (spec §7). */
export const API_TIMEOUT_MS = 10_000;

/** Called for each call, for logs and traces. An error of a hook is logged and does not affect the call. */
export interface RequestHooks {
  onStart?(call: CallInfo): void;
  onEnd?(call: CallInfo & { durationMs: number }): void;
  onError?(call: CallInfo & { durationMs: number; error: unknown }): void;
}

export interface RequestOptions {
  /** Base address of the API; empty for the page's own origin. */
  baseUrl: string;
  language: () => Language;
  platformSource: () => PlatformSource;
  userAgent: string;
  channel: string;
  session: SessionStore | null;
  /** Called once for all running calls when the session has expired. */
  onSessionExpired: ((error: SessionExpiredError) => void) | undefined;
  timeoutMs: number;
  fetch: typeof fetch | undefined;
  hooks: RequestHooks | undefined;
  /** Source of the anti-forgery cookie; `null` outside a page. */
  page: { origin: string; readonly cookie: string } | null;
}

/** The last argument of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent besides the client's own headers, and instead of those with the same name. */
  headers?: Record<string, string> | undefined;
  /** Time-out, body included, ms. Default: the client's. */
  timeoutMs?: number | undefined;
}

export interface Call<Payload> extends Pick<TransportCall, 'method' | 'query' | 'keepalive'> {
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Reads the payload. Default: the call has no payload. */
  read?: ReadPayload<Payload>;
  /** Any 2xx is a success; the body is ignored. */
  ignoresAnswer?: boolean;
  options?: CallOptions | undefined;
}

export type Request = <Payload = void>(call: Call<Payload>) => Promise<Payload>;

/**
 * Creates the function that makes every call (spec §7, §8): headers, time-out, envelope, errors. A call rejects
 * with `ApiError`, `SessionExpiredError`, `ResponseError`, or the transport's own error.
 */
export function createRequest(options: RequestOptions): Request {
  const { hooks, session } = options;

  async function send<Payload>(call: Call<Payload>): Promise<Payload> {
    const user = session?.getSnapshot().userInfo ?? null;
    const url = `${options.baseUrl}${call.path}`;
    const given = call.options;
    const timeout = AbortSignal.timeout(given?.timeoutMs ?? options.timeoutMs);
    const signal = given?.signal ? anySignal([given.signal, timeout]) : timeout;
    const { method, query, body, keepalive } = call;
    const headers = new Headers({
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...commonHeaders(options.language(), options.platformSource()),
      ...(user && sessionHeaders(user, options.userAgent, options.channel)),
      ...(method === 'POST' && xsrfHeader(url, options.page)),
    });
    for (const [name, value] of Object.entries({ ...call.headers, ...given?.headers }))
      headers.set(name, value);
    let text: string;
    let answered: AnsweredCall & Call<Payload>;
    try {
      signal.throwIfAborted();
      const response = await transport(
        { method, url, query, headers, body, keepalive, signal },
        options.fetch,
      );
      if (call.ignoresAnswer) {
        discard(response);
        return undefined as Payload;
      }
      answered = { ...call, status: response.status };
      text = await readBody(response.body, answered);
    } catch (error) {
      const response = (error as { response?: Response } | null)?.response;
      if (response?.status === 401) {
        const unauthorized = { ...call, status: response.status };
        await readBody(response.body, unauthorized)
          .then((text) => open(text, unauthorized, user?.access_token))
          // A 41001 has logged out.
          .catch(() => {});
      }
      // The same error before and after the headers arrived.
      throw signal.aborted ? signal.reason : error;
    }
    return open(text, answered, user?.access_token);
  }

  function open<Payload>(
    text: string,
    call: AnsweredCall & Call<Payload>,
    token: string | undefined,
  ): Payload {
    const parsed = v.safeParse(envelope, parseJson(text, call));
    if (!parsed.success) throw unusable(call, 'answer has no error_code');
    const { error_code: code, error_message: message, payload } = parsed.output;
    if (code === errorCodes.sessionExpired) throw sessionOver(call, message, parsed.output, token);
    if (code !== errorCodes.ok) throw new ApiError(code, message, parsed.output, call);
    if (!call.read) return undefined as Payload;
    try {
      return call.read(payload, (fields) => logReplaced(`${call.method} ${call.path}`, fields));
    } catch (cause) {
      throw unusable(call, (cause as Error).message, cause);
    }
  }

  /** Logs out, unless a newer session has started. Only the first of several 41001 is reported. */
  function sessionOver(
    call: AnsweredCall,
    message: string,
    body: unknown,
    token: string | undefined,
  ) {
    const error = new SessionExpiredError(errorCodes.sessionExpired, message, body, call);
    if (token !== undefined && session?.logout(token))
      callListener(() => options.onSessionExpired?.(error));
    return error;
  }

  return async (call) => {
    const info: CallInfo = { method: call.method, path: call.path };
    const startedAt = performance.now();
    const durationMs = () => performance.now() - startedAt;
    callListener(() => hooks?.onStart?.(info));
    try {
      const payload = await send(call);
      callListener(() => hooks?.onEnd?.({ ...info, durationMs: durationMs() }));
      return payload;
    } catch (error) {
      callListener(() => hooks?.onError?.({ ...info, durationMs: durationMs(), error }));
      throw error;
    }
  };
}

function parseJson(text: string, call: AnsweredCall): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the answer.
    throw unusable(call, 'answer is not JSON');
  }
}

const unusable = (call: AnsweredCall, fault: string, cause?: unknown) =>
  new ResponseError(`${call.method} ${call.path}: ${fault}`, call, cause);
