import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import type { AppEnv, AppOptions } from './app.ts';
import { withoutNonce } from './content-security-policy.ts';
import { type Finding, Guesses, TooManyGuesses } from './guesses.ts';
import { responseHeaders, tooManyRequests } from './headers.ts';
import {
  backgroundCompressor,
  decisionFor,
  freshMsOf,
  type Page,
  type RenderedPage,
  toPage,
  toResponse,
} from './page.ts';
import { sharedRequest, withoutHeaders, withRoutablePath } from './page-request.ts';
import { type CacheDecision, SharedCache } from './shared-cache.ts';
import { noTracer } from './tracer.ts';

/** Request header that `render` gets: it names the render in logs and on error pages. */
const REQUEST_ID = 'x-request-id';
/** Request header that `render` gets: the parent of its calls to the backend. */
const TRACEPARENT = 'traceparent';
/** How much longer it is served while it is renewed, or while rendering fails, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Pages in memory. There are as many as there is content. */
const CAPACITY = 500;
/** Pages of which anyone can make up as many as they like: with a query (searches, filters, pages of lists) or an id. */
const MADE_UP_CAPACITY = 100;

/** Renders pages, or takes them from the cache. */
export function cachedPages(options: AppOptions, isProxied: (context: Context<AppEnv>) => boolean) {
  const { render, answer, metrics, edgeHeaders = [], tracer = noTracer } = options;
  const routeOf = options.routeOf ?? (() => 'page');
  const isDevelopment = typeof options.files !== 'string';
  const headerOptions = {
    policySources: options.policySources ?? {},
    isIndexed: options.origin !== undefined,
    isDevelopment,
  };
  const recompress = backgroundCompressor();
  const cacheOf = (capacity: number) =>
    new SharedCache<Page>({
      now: () => performance.now(),
      freshMs: freshMsOf,
      staleMs: STALE_MS,
      capacity,
    });
  const pages = cacheOf(CAPACITY);
  const madeUpPages = cacheOf(MADE_UP_CAPACITY);
  const refusals = cacheOf(MADE_UP_CAPACITY);
  const guesses = new Guesses();
  const decide = (page: Page): CacheDecision => (isDevelopment ? 'invalidate' : decisionFor(page));

  options.changes?.subscribe((changed) => {
    const isChanged = ({ keys }: Page) =>
      changed === null || changed.some((key) => keys.includes(key));
    for (const cache of [pages, madeUpPages]) cache.drop(isChanged);
  });

  const pageOf = (rendered: RenderedPage, requestId: string, stored?: Page): Page => {
    const { body, hashes } = withoutNonce(rendered);
    const headersOf = (page: RenderedPage) => responseHeaders(page, hashes, headerOptions);
    return toPage({ ...rendered, body }, requestId, headersOf, stored);
  };

  /** Not a 503, for which proxies ask the next copy. */
  async function refuse(request: Request, { pathname }: URL): Promise<Response> {
    if (!options.refusal || pathname.endsWith('.data')) return tooManyRequests();
    const { languageOf, render } = options.refusal;
    const page = await refusals.get(languageOf(pathname), async () =>
      pageOf(await render(pathname), ''),
    );
    return toResponse(request, page, '');
  }

  /** A visitor may send the headers of an edge, too. */
  const believed = (context: Context<AppEnv>): Request => {
    const request = context.req.raw;
    const isClaimed = edgeHeaders.some((name) => request.headers.has(name));
    return isClaimed && !isProxied(context) ? withoutHeaders(request, edgeHeaders) : request;
  };

  return async (context: Context<AppEnv>): Promise<Response> => {
    const request = believed(context);
    const url = withRoutablePath(new URL(request.url));
    const route = routeOf(url.pathname);
    context.set('route', route);
    const answered = answer?.(request, url);
    if (answered) return answered;

    let isNew = false;
    const { search } = url;
    url.search = String(options.pageQuery(url));
    const key = `${options.variantOf(request.headers)} ${url.pathname}${url.search}`;
    const isMadeUp = url.search !== '' || (options.isUnchecked?.(url.pathname) ?? false);
    const cache = isMadeUp ? madeUpPages : pages;
    const stored = cache.peek(key);
    const find = () => {
      isNew = true;
      const requestId = randomUUID();
      context.set('requestId', requestId);
      const startedAt = performance.now();
      const shared = sharedRequest(request, url, options.pageHeaders);
      shared.headers.set(REQUEST_ID, requestId);
      const parent = context.get('traceparent');
      const start = { name: `render ${route}`, kind: 'internal', parent } as const;
      return tracer.span(start, async ({ traceparent }) => {
        if (traceparent !== undefined) shared.headers.set(TRACEPARENT, traceparent);
        const rendered = await render(shared);
        metrics?.render(route, (performance.now() - startedAt) / 1000);
        return { ...rendered, requestId };
      });
    };
    const compute = async (stored: Page | undefined) => {
      const { requestId, ...rendered } = await (stored?.status === 200
        ? find()
        : guesses.lookUp(key, find, ({ status }) => findingOf(status, isMadeUp)));
      // Hashing and compressing take as long as half a render. Other requests go first.
      await nextTurn();
      return pageOf(rendered, requestId, stored);
    };
    const onRenewalFailed = (error: unknown) => {
      if (!(error instanceof TooManyGuesses))
        process.stderr.write(`${route} not renewed: ${String(error)}\n`);
    };
    try {
      const page = await cache.get(key, compute, decide, onRenewalFailed);
      context.set('requestId', page.requestId);
      metrics?.page(!isNew ? 'hit' : page === stored ? 'stale' : 'miss');
      // At the second request: most pages that are requested once are never requested again.
      if (!isNew && decide(page) === 'store') recompress(page);
      return await toResponse(request, page, search);
    } catch (error) {
      if (error instanceof TooManyGuesses) return refuse(request, url);
      throw error;
    }
  };
}

function findingOf(status: number, isMadeUp: boolean): Finding {
  if (status >= 500) return 'failure';
  if (status === 404) return 'nothing';
  if (status !== 200) return 'redirect';
  return isMadeUp ? 'nothing' : 'page';
}
