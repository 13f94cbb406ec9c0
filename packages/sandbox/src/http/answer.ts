import type { Context } from 'hono';
import type { Env } from './env.ts';
import { errorCodes } from './refusal.ts';

/** The envelope of every /api answer (contract.md, The API). */
export function envelope(payload: unknown) {
  return { error_code: errorCodes.ok, error_message: '', payload };
}

export function ok(c: Context<Env>, payload: unknown): Response {
  return c.json(envelope(payload));
}
