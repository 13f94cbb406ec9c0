import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ApiError, errorCodes } from './api-error.ts';
import type { Env } from './env.ts';

/** No body of the call table comes near this. */
const MAX_BYTES = 64 * 1024;
/** Ten times as deep as any call's body. A deeper one can be parsed, but not serialised again. */
const MAX_DEPTH = 64;
/** A body that drips in slower than this is given up on. */
const READ_TIMEOUT_MS = 10_000;

/** Reads JSON bodies within their bounds; `c.var.body` holds the result. */
export const jsonBody: MiddlewareHandler<Env> = async (c, next) => {
  c.set('body', {});
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    // Nothing is unpacked: a few bytes could become gigabytes.
    if (c.req.header('content-encoding') !== undefined) throw notJson();
    const text = await readText(c.req.raw);
    if (text !== '') {
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      // Anything but JSON could come from a foreign page without a preflight (ASVS 3.5.2).
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
    // The server under us holds a body to the length that it claims.
    return await Promise.race([length === null ? readBounded(request) : request.text(), deadline]);
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

/** The body in the shape of the schema, or a apiError that names the first wrong field. */
export function bodyOf<Schema extends v.GenericSchema>(
  c: Context<Env>,
  schema: Schema,
): v.InferOutput<Schema> {
  return parsed(schema, c.var.body);
}

/** The query in the shape of the schema. A repeated key counts once. */
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
