import { ApiError, type Client } from '@companion/sdk';
import { NOT_FOUND } from '@companion/sdk/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { isMobileRequest } from './device.ts';
import { missingParts } from './load-context.ts';
import { parsePath } from './paths.ts';
import { SERVER_TIMEOUT_MS, serverClient } from './server-api.ts';

/** What a page's loader works with. */
export interface PageCall {
  client: Client;
  /** Of the page itself, also when its data alone is asked for. */
  url: URL;
  /** Ends when the time is over that all calls for the page have together (contract). */
  signal: AbortSignal;
  /** What the page comes without. */
  missing: Set<string>;
}

export function pageCall({ request, url, context }: LoaderFunctionArgs): PageCall {
  const client = serverClient(context, {
    language: parsePath(url.pathname).locale,
    mobile: isMobileRequest(request.headers),
  });
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(SERVER_TIMEOUT_MS)]);
  return { client, url, signal, missing: context.get(missingParts) };
}

/** Spec §8: an unmatched address is a 404 that names its path. */
export const notFound = (url: URL) => data(`Page not found: ${url.pathname}`, { status: 404 });

const say = (what: string, error: unknown) =>
  process.stderr.write(`${what} missing: ${String(error)}\n`);

/**
 * What a page can do without: `null` when the API did not answer in time, or with an error. Such a page is
 * for those who wait for it, and for nobody after them.
 */
export async function orMissing<T>(
  { missing }: PageCall,
  what: string,
  asked: Promise<T>,
): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    say(what, error);
    missing.add(what);
    return null;
  }
}

/** `null` when there is nothing of this id. */
export async function orNobody<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_FOUND) return null;
    throw error;
  }
}

/**
 * What a page is nothing without.
 * @throws 404 when there is nothing of this id, 503 when the API did not answer.
 */
export async function needed<T>({ url }: PageCall, asked: Promise<T | null>): Promise<T> {
  try {
    const answer = await orNobody(asked);
    if (answer !== null) return answer;
  } catch (error) {
    say(url.pathname, error);
    throw data('Service Unavailable', { status: 503 });
  }
  throw notFound(url);
}

/** The main list of a page: the page comes without it too, as a 503 (contract). */
export const withMain = <Content extends object>(content: Content, main: unknown) =>
  data(content, { status: main === null ? 503 : 200 });

/** A page number of the address, from 1. */
export function pageNumber(url: URL, name: string): number {
  const page = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A filter of the address; empty: none. */
export const filter = (url: URL, name: string): string =>
  (url.searchParams.get(name) ?? '').slice(0, 100);
