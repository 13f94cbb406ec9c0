import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { type Faults, onlyDelays } from '../devtools/faults.ts';
import { errorCodes } from './api-error.ts';
import type { Env } from './env.ts';
import { message } from './error-messages.ts';

/** Statuses of answers without a body. */
const BODYLESS = [204, 205, 304];

/** Delays calls and replaces their answers as ordered at `POST /sandbox/fault`. */
export function injectFaults(faults: Faults): MiddlewareHandler<Env> {
  return async (c, next) => {
    const fault = faults.take(c.req.path);
    if (!fault) return next();
    if (fault.delay_ms) {
      await sleep(fault.delay_ms, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
    }
    if (onlyDelays(fault)) return next();
    const { status, error_code: code, body } = fault;
    if (status !== undefined && BODYLESS.includes(status))
      return c.body(null, status as StatusCode);
    const httpStatus = (status ?? 200) as ContentfulStatusCode;
    if (typeof body === 'string')
      return c.body(body, httpStatus, { 'content-type': 'text/html; charset=utf-8' });
    if (body !== undefined) return c.json(body, httpStatus);
    const error_code = code ?? errorCodes.fault;
    const error_message =
      error_code === errorCodes.ok
        ? ''
        : message(
            error_code === errorCodes.sessionExpired ? 'sessionExpired' : 'fault',
            c.var.language,
          );
    return c.json({ error_code, error_message, payload: null }, httpStatus);
  };
}
