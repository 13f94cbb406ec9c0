import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ApiError, errorCodes } from './api-error.ts';
import type { Env } from './env.ts';

/** Far more than any call of spec §7 sends. */
const MAX_BYTES = 64 * 1024;
/** Ten times the depth of any call's body. Deeper values can be parsed, but not serialised again. */
const MAX_DEPTH = 64;
/** Limit for reading a body (ms). */
const READ_TIMEOUT_MS = 10_000;

/** Reads a JSON body into `c.var.body`. */
export const jsonBody: MiddlewareHandler<Env> = async (c, next) => {
  c.set('body', {});
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    // Compressed bodies are rejected: a few bytes could become gigabytes.
    if (c.req.header('content-encoding') !== undefined) throw notJson();
    const text = await readText(c.req.raw);
    if (text !== '') {
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      // Other types could come from a foreign page without a CORS preflight (ASVS 3.5.2).
      if (type !== 'application/json') throw notJson();
      c.set('body', parseJson(text));
    }
  }
  return next();
};

async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (length === '0' || (length === null && !request.body)) return '';
  if (Number(length ?? 0) > MAX_BYTES) throw tooLarge();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError(errorCodes.tooSlow, 'tooSlow', { status: 408 })),
      READ_TIMEOUT_MS,
    );
  });
  try {
    // With a content-length, the HTTP server limits the body to it.
    return await Promise.race([length === null ? readBounded(request) : request.text(), deadline]);
  } catch (error) {
    // The sender broke off, or the chunks are wrong: no fault of ours.
    throw error instanceof ApiError ? error : badRequest('JSON');
  } finally {
    clearTimeout(timer);
  }
}

async function readBounded(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const notJson = () => new ApiError(errorCodes.notJson, 'notJson', { status: 415 });
const tooLarge = () => new ApiError(errorCodes.tooLarge, 'tooLarge', { status: 413 });

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('JSON');
  }
  if (isDeeper(value, MAX_DEPTH)) throw badRequest('JSON');
  return value;
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/**
 * The body, checked against the schema.
 * @throws ApiError with the name of the first invalid field
 */
export function bodyOf<Schema extends v.GenericSchema>(
  c: Context<Env>,
  schema: Schema,
): v.InferOutput<Schema> {
  return parsed(schema, c.var.body);
}

/**
 * The query, checked against the schema. Of a repeated key only the first value counts.
 * @throws ApiError with the name of the first invalid field
 */
export function queryOf<Schema extends v.GenericSchema>(
  c: Context<Env>,
  schema: Schema,
): v.InferOutput<Schema> {
  return parsed(schema, c.req.query());
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw badRequest(v.getDotPath(result.issues[0]) ?? 'body');
}

function badRequest(field: string): ApiError {
  return new ApiError(errorCodes.badRequest, 'badRequest', {
    values: { field },
    payload: { field },
    status: 400,
  });
}
