import { type PrefixedPage, type Prefixes, readSegment, routeName } from '@companion/screens/paths';
import { ApiError, type Client } from '@companion/sdk';
import { errorCodes, ID_MAX_LENGTH } from '@companion/sdk/contract';
import { data, type Params } from 'react-router';
import type { PublicConfig } from '../../server/environment.ts';

/** What the load of a page needs, on the server and in the browser. */
export interface LoaderContext {
  client: Client;
  config: PublicConfig;
  /** Address of the page, not of its `.data`. */
  url: URL;
  params: Params;
  /** For each call. */
  options: { signal: AbortSignal };
  /** Called for each part that the page comes without, or fails for. */
  onFailed: (part: string, error: unknown) => void;
  /** Names the render in the server's log and on error pages. Empty in the browser. */
  requestId: string;
}

export type Load<Content> = (call: LoaderContext) => Promise<Content>;

type Loaders<Table extends Prefixes> = {
  [Page in PrefixedPage<Table>]: (call: LoaderContext, id: string) => Promise<object>;
};

/** The load of a `:segment` route: that of the page that the prefix names, else a 404. */
export const segmentLoad =
  <Table extends Prefixes>(table: Table, loaders: Loaders<Table>): Load<object> =>
  async (call) => {
    const found = readSegment(table, call.params['segment'] ?? '');
    // The backend would refuse the id, as if it had failed.
    if (!found || found.id.length > ID_MAX_LENGTH) throw notFound(call.url);
    return loaders[found.page](call, found.id);
  };

/** A 404 that names the path (spec §8). */
export const notFound = (url: URL) => data(`Page not found: ${url.pathname}`, { status: 404 });

/** What the error page of a 500 or 503 knows. */
export interface Unavailable {
  requestId: string;
}

/** A 503: the API did not send the main content (docs/contract.md). */
export function unavailable({ url, requestId, onFailed }: LoaderContext, error: unknown) {
  onFailed(routeName(url.pathname), error);
  return data({ requestId } satisfies Unavailable, { status: 503 });
}

/** An optional part of a page: `null` when its call fails or takes too long. Such a page is not cached. */
export const optional = <T>({ onFailed }: LoaderContext, part: string, asked: Promise<T>) =>
  asked.catch((error: unknown) => {
    onFailed(part, error);
    return null;
  });

/**
 * An optional page of a list. It has at most `page_size` items, as was asked, or as many as it says itself: a backend may
 * ignore `page_size` and send all.
 */
export async function onePage<
  Query extends { page_size: number },
  List extends { items: unknown[]; page_size: number },
>(
  call: LoaderContext,
  part: string,
  load: (query: Query, options: LoaderContext['options']) => Promise<List>,
  query: Query,
): Promise<List | null> {
  const list = await optional(call, part, load(query, call.options));
  return list && { ...list, items: list.items.slice(0, Math.max(query.page_size, list.page_size)) };
}

/** The API does not know the id. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.notFound;

/** The details of a listed thing; `null` when the API does not know its id. A list and a detail are separate calls. */
export const unlessMissing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** The main content of a page. @throws 404 when the API does not know the id, 503 when the call fails */
export const requiredOr404 = <T>(call: LoaderContext, asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw isNotFound(error) ? notFound(call.url) : unavailable(call, error);
  });

/** The page's data, with status 503 and the render's id when its main list is missing (docs/contract.md). */
export function with503<Content extends object>(
  { requestId }: LoaderContext,
  content: Content,
  main: unknown,
) {
  const page: Content & Partial<Unavailable> = main === null ? { ...content, requestId } : content;
  return data(page, { status: main === null ? 503 : 200 });
}

/** Keeps the fields that the page shows, because the document has them twice: as HTML and as data. */
export const only = <T extends object, Key extends keyof T>(
  items: readonly T[] | undefined,
  keys: readonly Key[],
): Pick<T, Key>[] | null =>
  items?.map((item) => Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, Key>) ??
  null;
