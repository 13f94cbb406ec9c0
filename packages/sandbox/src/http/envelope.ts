import type { Context } from 'hono';
import { errorCodes } from './api-error.ts';
import type { Env } from './env.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** The envelope of a successful /api answer, as JSON in UTF-8. */
export function envelope(payload: unknown): Bytes {
  return encoder.encode(JSON.stringify({ error_code: errorCodes.ok, error_message: '', payload }));
}

/** Answers with an envelope. Bytes, because the server encodes strings far more slowly. */
export function send(c: Context<Env>, bytes: Bytes): Response {
  return c.body(bytes, 200, { 'content-type': 'application/json' });
}

export function ok(c: Context<Env>, payload: unknown): Response {
  return send(c, envelope(payload));
}
