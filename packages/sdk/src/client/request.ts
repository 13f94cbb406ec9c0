import * as v from 'valibot';
import { envelope } from '../contract/envelope.ts';
import { errorCodes } from '../contract/error-codes.ts';
import { anySignal } from '../internal/any-signal.ts';
import { callListener } from '../internal/call-listener.ts';
import type { SessionStore } from '../session/session-store.ts';
import { ApiError, MalformedResponse, SessionExpired } from './errors.ts';
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

export interface CallInfo {
  method: string;
  /** Without the query, which may contain private data. */
  path: string;
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
  onSessionExpired: ((error: SessionExpired) => void) | undefined;
  timeoutMs: number;
  fetch: typeof fetch | undefined;
  hooks: RequestHooks | undefined;
  /** Source of the anti-forgery cookie; `null` outside a page. */
  page: { origin: string; readonly cookie: string } | null;
}

export interface Call<Payload> extends Pick<TransportCall, 'method' | 'query' | 'keepalive'> {
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Reads the payload. Default: the call has no payload. */
  read?: ReadPayload<Payload>;
  /** Any 2xx is a success; the body is ignored. */
  ignoresAnswer?: boolean;
  signal?: AbortSignal | undefined;
}

export type Request = <Payload = void>(call: Call<Payload>) => Promise<Payload>;

/**
 * Creates the function that makes every call (spec §7, §8): headers, time-out, envelope, errors. A call rejects
 * with `ApiError`, `SessionExpired`, `MalformedResponse`, or the transport's own error.
 */
export function createRequest(options: RequestOptions): Request {
  const { hooks, session } = options;

  async function send<Payload>(call: Call<Payload>): Promise<Payload> {
    const user = session?.getSnapshot().userInfo ?? null;
    const url = `${options.baseUrl}${call.path}`;
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = call.signal ? anySignal([call.signal, timeout]) : timeout;
    const { method, query, body, keepalive } = call;
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...commonHeaders(options.language(), options.platformSource()),
      ...(user && sessionHeaders(user, options.userAgent, options.channel)),
      ...(method === 'POST' && xsrfHeader(url, options.page)),
      ...call.headers,
    };
    let text: string;
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
      text = await readBody(response.body);
    } catch (error) {
      // The same error before and after the headers arrived.
      throw signal.aborted ? signal.reason : error;
    }
    return open(text, call, user?.access_token);
  }

  function open<Payload>(text: string, call: Call<Payload>, token: string | undefined): Payload {
    const where = `${call.method} ${call.path}`;
    const parsed = v.safeParse(envelope, parseJson(text, where));
    if (!parsed.success) throw new MalformedResponse(`${where}: answer has no error_code`);
    const { error_code: code, error_message: message, payload } = parsed.output;
    if (code === errorCodes.sessionExpired) throw sessionOver(message, parsed.output, token);
    if (code !== errorCodes.ok) throw new ApiError(code, message, parsed.output);
    if (!call.read) return undefined as Payload;
    try {
      return call.read(payload);
    } catch (cause) {
      throw new MalformedResponse(`${where}: ${(cause as Error).message}`, { cause });
    }
  }

  /** Logs out, unless a newer session has started. Only the first of several 41001 is reported. */
  function sessionOver(message: string, body: unknown, token: string | undefined) {
    const error = new SessionExpired(errorCodes.sessionExpired, message, body);
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

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the answer.
    throw new MalformedResponse(`${where}: answer is not JSON`);
  }
}
