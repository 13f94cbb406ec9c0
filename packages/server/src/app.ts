import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { cachedPages } from './cached-pages.ts';
import type { ContentChanges } from './content-changes.ts';
import type { PolicySources } from './content-security-policy.ts';
import { type Connection, connectionFinder } from './forwarded.ts';
import { addSecurityHeaders } from './headers.ts';
import { type DrawLinkPicture, linkPictures } from './link-pictures.ts';
import type { Metrics } from './metrics.ts';
import type { RenderedPage } from './page.ts';
import { logLineOf } from './request-log.ts';
import { named } from './route-name.ts';
import { serveFiles } from './static-files.ts';
import { noTracer, type Tracer, traceparentOf } from './tracer.ts';

/** An embedded backend. It gets the requests of its `paths`. */
export interface Backend {
  /** Hono paths such as `/api/*`. */
  paths: readonly string[];
  /** `connection` is absent for a call of the site itself. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /** Takes a WebSocket connection. Returns false when its path is not the backend's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, connection: Connection): boolean;
  /** Ends WebSocket connections and event streams, which have no end of their own. Requests are still answered. */
  endTalks?(): void;
  /** Ends talks and releases files. */
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
  /** Default: requests are not traced, and the `traceparent` of a trusted proxy is handed on. */
  tracer?: Tracer | undefined;
  /** Says when content has changed: pages with its keys are dropped. */
  changes?: ContentChanges | undefined;
  /** Addresses and ranges whose `X-Forwarded-*` headers and `traceparent` are believed. */
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

/** Longer URLs are answered by 414, characters. */
const MAX_URL_LENGTH = 8192;
/** Browsers send two dozen headers, proxies add a few. Node drops headers beyond its own limit silently. */
const MAX_HEADERS = 100;
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
  const findConnection = connectionFinder(options.trustedProxies ?? []);
  const connectionOf = ({ env }: Context<AppEnv>): Connection =>
    env.incoming
      ? findConnection(env.incoming as IncomingMessage)
      : { address: '', isSecure: false, isProxied: false, isHttp10: false };

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const { isSecure, isProxied } = connectionOf(context);
    const refused = refusal(context);
    if (refused) context.res = refused;
    else await traced(context, isProxied, next);
    addSecurityHeaders(context.res.headers, isSecure);
    observe(context, performance.now() - startedAt);
  });

  function traced(
    context: Context<AppEnv>,
    isProxied: boolean,
    next: () => Promise<void>,
  ): Promise<void> {
    const { method, raw } = context.req;
    const start = {
      name: method,
      kind: 'server',
      // A visitor's own would decide whether the request is recorded, here and at the backend.
      parent: isProxied ? traceparentOf(raw.headers) : undefined,
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
    // Not a failure: the process stops.
    if (status === 503 && context.req.path === '/healthz') return;
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
    const toBackend = (context: Context<AppEnv>) =>
      backend.fetch(context.req.raw, connectionOf(context));
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
    cachedPages(options, (context) => connectionOf(context).isProxied),
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

/** Without a public origin search engines are kept out. */
function robots(origin: string | undefined, disallow: readonly string[]): string {
  if (origin === undefined) return 'User-agent: *\nDisallow: /\n';
  const rules = disallow.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
