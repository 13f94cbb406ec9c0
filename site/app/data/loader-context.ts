import { ApiError, type Client, isMobileRequest } from '@companion/sdk';
import { errorCodes } from '@companion/sdk/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { parsePath } from '../routes/paths.ts';
import type { RenderedParameter } from './rendered-parameters.ts';
import { appContext, missingParts } from './request-handler.ts';
import { anonymousClient } from './server-api.ts';

/** What loaders use. */
export interface LoaderContext {
  client: Client;
  /** Address of the page, also when only its data is requested. */
  url: URL;
  /** Aborts when the time is over that all calls for the page share (docs/contract.md). */
  signal: AbortSignal;
  /** Names of the parts that the page comes without. */
  missing: Set<string>;
}

export function loaderContext({ request, url, context }: LoaderFunctionArgs): LoaderContext {
  const app = context.get(appContext);
  const client = anonymousClient(app, {
    language: parsePath(url.pathname).locale,
    mobile: isMobileRequest(request.headers),
  });
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(app.apiTimeoutMs)]);
  return { client, url, signal, missing: context.get(missingParts) };
}

/** A 404 that names the path (spec §8). */
export const notFound = (url: URL) => data(`Page not found: ${url.pathname}`, { status: 404 });

/** A 503: the API did not send the main content (docs/contract.md). */
export function unavailable(url: URL, error: unknown) {
  logMissing(url.pathname, error);
  return data('Service Unavailable', { status: 503 });
}

const logMissing = (what: string, error: unknown) =>
  process.stderr.write(`${what} missing: ${String(error)}\n`);

/**
 * What a page can do without: `null` when the API did not answer in time, or with an error. Such a page is sent to
 * those who wait for it, and not kept for others.
 */
export async function optional<T>(
  { missing }: LoaderContext,
  what: string,
  asked: Promise<T>,
): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    logMissing(what, error);
    missing.add(what);
    return null;
  }
}

/** The result, or `null` when the API knows no such id. */
export async function nullOn404<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.notFound) return null;
    throw error;
  }
}

/**
 * What a page can't do without.
 * @throws 404 when there is nothing of this id, 503 when the API did not answer.
 */
export async function requiredOr404<T>(
  { url }: LoaderContext,
  asked: Promise<T | null>,
): Promise<T> {
  try {
    const answer = await nullOn404(asked);
    if (answer !== null) return answer;
  } catch (error) {
    throw unavailable(url, error);
  }
  throw notFound(url);
}

/** The page's data, with status 503 when its main list is missing (docs/contract.md). */
export const with503 = <Content extends object>(content: Content, main: unknown) =>
  data(content, { status: main === null ? 503 : 200 });

/** A page number in the address, from 1. */
export function pageNumber(url: URL, name: RenderedParameter): number {
  const page = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A text parameter of the address; empty without one. */
export const textParameter = (url: URL, name: RenderedParameter): string =>
  (url.searchParams.get(name) ?? '').slice(0, 100);
