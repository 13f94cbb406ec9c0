import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { ContentChanges } from './content-changes.ts';
import { type PolicySources, withoutNonce } from './content-security-policy.ts';
import { type Client, clientFinder } from './forwarded.ts';
import { type Finding, Guesses, TooManyGuesses } from './guesses.ts';
import { addSecurityHeaders, responseHeaders, tooManyRequests } from './headers.ts';
import { type DrawLinkPicture, linkPictures } from './link-pictures.ts';
import type { Metrics } from './metrics.ts';
import {
  backgroundCompressor,
  decisionFor,
  type Page,
  type RenderedPage,
  toPage,
  toResponse,
} from './page.ts';
import { sharedRequest, withoutHeaders, withRoutablePath } from './page-request.ts';
import { logLineOf } from './request-log.ts';
import { named } from './route-name.ts';
import { type CacheDecision, SharedCache } from './shared-cache.ts';
import { serveFiles } from './static-files.ts';
import { noTracer, type Tracer, traceparentOf } from './tracer.ts';

/** Who calls the backend: `remoteAddress` is the client's, also behind trusted proxies. */
export interface Connection extends Omit<Client, 'address'> {
  remoteAddress: string;
}

/** An embedded backend. It gets the requests of its `paths`. */
export interface Backend {
  /** Hono paths such as `/api/*`. */
  paths: readonly string[];
  fetch(request: Request, connection: Connection): Response | Promise<Response>;
  /** Takes a WebSocket connection. Returns false when its path is not the backend's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, connection: Connection): boolean;
  /** Ends WebSocket connections and releases files. */
  close(): Promise<void>;
}

export interface AppOptions {
  /** The running build, for `/healthz` and `/builds/latest.json`. `builtAt` is ISO 8601. */
  build: { id: string; builtAt: string };
  /** Folder of static files, or, in development, a middleware that serves modules: then no page is cached. */
  files: string | MiddlewareHandler;
  /** Folder with the `assets` of the last release. */
  previousFiles?: string | undefined;
  /**
   * Renders the page of a GET request, which has only the `pageQuery`, `pageHeaders` and no body. To the address of a
   * redirect the query of the visitor is added.
   */
  render: (request: Request) => Promise<RenderedPage>;
  /** The query that the page depends on, as it reads it: without defaults, and in one order. Part of the cache key. */
  pageQuery: (url: URL) => URLSearchParams;
  /** Anyone can make up addresses of this page: nothing checks the id in them. */
  isUnchecked?: (pathname: string) => boolean;
  /** The page of a 429, in the language of a path. It is stored for each `languageOf`. */
  refusal?:
    | {
        languageOf: (pathname: string) => string;
        render: (pathname: string) => Promise<RenderedPage>;
      }
    | undefined;
  /** Request headers that pages depend on. `render` gets no others. */
  pageHeaders: readonly string[];
  /** Headers of an edge that names the variant. They are believed from trusted proxies only. */
  edgeHeaders?: readonly string[];
  /** Part of the cache key: which variant of a page these headers ask for. `render` sets `Vary` accordingly. */
  variantOf: (headers: Headers) => string;
  /** Answers a request before the cache of pages is asked, for example by a redirect that depends on a cookie. */
  answer?: (request: Request, url: URL) => Response | undefined;
  /** Sources added to the Content-Security-Policy of pages. Our own origin is in it. */
  policySources?: PolicySources;
  /** Draws the pictures below `/og/`, which other sites show for links. */
  drawLinkPicture?: DrawLinkPicture;
  backend?: Backend | undefined;
  /** Public origin such as `https://companion.example`. Without one, search engines are kept out. */
  origin?: string | undefined;
  /** Path prefixes that search engines must not read. */
  disallow?: readonly string[];
  /** Name of the route of a page, for metrics and logs. Default: the same for all pages. */
  routeOf?: (pathname: string) => string;
  metrics?: Metrics | undefined;
  /** Default: requests are not traced, and an incoming `traceparent` is handed on. */
  tracer?: Tracer | undefined;
  /** Says when content has changed: pages with its keys are dropped. */
  changes?: ContentChanges | undefined;
  /** Addresses whose `X-Forwarded-*` headers are believed. */
  trustedProxies?: readonly string[] | undefined;
}

/** What `@hono/node-server` adds to a request. Absent in tests. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Name of the route, for metrics and logs. */
    route?: string;
    /** Of the render that made the answer. */
    requestId?: string;
    /** Of the request's span. */
    traceparent?: string | undefined;
  };
}

/** Request header that `render` gets: it names the render in logs and on error pages. */
const REQUEST_ID = 'x-request-id';
/** Request header that `render` gets: the parent of its calls to the backend. */
const TRACEPARENT = 'traceparent';
/** Longer URLs are answered by 414, characters. */
const MAX_URL_LENGTH = 8192;
/** Browsers send two dozen headers, proxies add a few. Node drops headers beyond its own limit silently. */
const MAX_HEADERS = 100;
/** How long a page is served before it is rendered again, ms. */
const FRESH_MS = 30_000;
/** How much longer it is served while it is renewed, or while rendering fails, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Pages in memory. There are as many as there is content. */
const CAPACITY = 500;
/** Pages of which anyone can make up as many as they like: with a query (searches, filters, pages of lists) or an id. */
const MADE_UP_CAPACITY = 100;

const notModified = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'cdn-cache-control',
    'content-security-policy',
    'cross-origin-resource-policy',
  ],
});

/** The HTTP application. `isDraining`: the process is about to stop. */
export function createApp(options: AppOptions, isDraining = () => false): Hono<AppEnv> {
  const { build, backend, files, origin, tracer = noTracer } = options;
  const app = new Hono<AppEnv>();
  const findClient = clientFinder(options.trustedProxies ?? []);
  const clientOf = ({ env }: Context<AppEnv>): Client =>
    env.incoming
      ? findClient(env.incoming as IncomingMessage)
      : { address: '', isSecure: false, isProxied: false, isHttp10: false };

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const refused = refusal(context);
    if (refused) context.res = refused;
    else await traced(context, next);
    addSecurityHeaders(context.res.headers, clientOf(context).isSecure);
    observe(context, performance.now() - startedAt);
  });

  function traced(context: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
    const { method, raw } = context.req;
    const start = {
      name: method,
      kind: 'server',
      parent: traceparentOf(raw.headers),
      attributes: { 'http.request.method': method },
    } as const;
    return tracer.span(start, async (span) => {
      context.set('traceparent', span.traceparent);
      await next();
      span.answered(context.res.status, context.get('route'));
    });
  }

  function observe(context: Context<AppEnv>, durationMs: number): void {
    const { status } = context.res;
    const route = context.get('route') ?? 'other';
    const requestId = context.get('requestId');
    if (status >= 500 && requestId !== undefined) context.header('X-Request-Id', requestId);
    options.metrics?.request(route, status, durationMs / 1000);
    const line = logLineOf({ method: context.req.method, route, status, durationMs, requestId });
    if (line !== undefined) process.stderr.write(`${line}\n`);
  }

  // Pages are rendered with their own error pages: this is for faults beyond them.
  app.onError((error, context) => {
    const requestId = context.get('requestId') ?? '';
    process.stderr.write(
      `${context.get('route') ?? 'other'} failed: ${String(error)} [${requestId}]\n`,
    );
    context.header('Cache-Control', 'no-store');
    return context.text(`Internal Server Error\n${requestId}`, 500);
  });

  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return isDraining()
      ? context.json({ status: 'draining', build: build.id }, 503)
      : context.json({ status: 'ok', build: build.id });
  });

  if (backend) {
    const toBackend = (context: Context<AppEnv>) => {
      const { address, ...client } = clientOf(context);
      return backend.fetch(context.req.raw, { remoteAddress: address, ...client });
    };
    for (const path of backend.paths) app.all(path, named(path), toBackend);
  }

  app.get('/builds/latest.json', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ id: build.id, timestamp: build.builtAt });
  });

  app.get('/robots.txt', (context) => context.text(robots(origin, options.disallow ?? [])));

  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    context.header('Allow', 'GET, HEAD');
    return context.text('Method Not Allowed', 405);
  });

  if (typeof files === 'string') serveFiles(app, files, options.previousFiles);
  else app.use(files);

  if (options.drawLinkPicture)
    app.get('/og/*', named('/og/*'), notModified, linkPictures(options.drawLinkPicture, options));

  app.get(
    '*',
    notModified,
    cachedPages(options, (context) => clientOf(context).isProxied),
  );
  return app;
}

/** Refuses what proxies may read otherwise (RFC 9112, section 3.2), and what no browser sends. */
function refusal(context: Context<AppEnv>): Response | undefined {
  const { rawHeaders = [], httpVersion } = context.env.incoming ?? {};
  // Names and values in turn.
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  const refuse = (text: string, status: 400 | 414 | 431) =>
    context.text(text, status, { Connection: 'close' });
  if (context.req.url.length > MAX_URL_LENGTH) return refuse('URI Too Long', 414);
  if (names.length > MAX_HEADERS) return refuse('Request Header Fields Too Large', 431);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return refuse('Bad Request', 400);
  return undefined;
}

/** Renders pages, or takes them from the cache. */
function cachedPages(options: AppOptions, isProxied: (context: Context<AppEnv>) => boolean) {
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
      freshMs: FRESH_MS,
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
    try {
      const page = await cache.get(key, compute, decide);
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

/** Without a public origin search engines are kept out. */
function robots(origin: string | undefined, disallow: readonly string[]): string {
  if (origin === undefined) return 'User-agent: *\nDisallow: /\n';
  const rules = disallow.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
