import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { PolicySources } from './content-security-policy.ts';
import { type Client, clientFinder } from './forwarded.ts';
import { addSecurityHeaders, responseHeaders } from './headers.ts';
import { type DrawLinkPicture, linkPictures } from './link-pictures.ts';
import {
  backgroundCompressor,
  decisionFor,
  type Page,
  type RenderedPage,
  toPage,
  toResponse,
} from './page.ts';
import { pageKey, sharedRequest, withDecodablePath } from './page-request.ts';
import { type CacheDecision, SharedCache } from './shared-cache.ts';
import { serveFiles } from './static-files.ts';

/** An embedded backend. It gets the requests of its `paths`. */
export interface Backend {
  /** Hono paths such as `/api/*`. */
  paths: readonly string[];
  /** `remoteAddress` is the client's, also behind trusted proxies. */
  fetch(
    request: Request,
    connection: { remoteAddress: string; isSecure: boolean },
  ): Response | Promise<Response>;
  /** Takes a WebSocket connection. Returns false when its path is not the backend's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Ends WebSocket connections and releases files. */
  close(): Promise<void>;
}

export interface AppOptions {
  /** The running build, for `/healthz` and `/builds/latest.json`. `builtAt` is ISO 8601. */
  build: { id: string; builtAt: string };
  /** Folder of static files, or, in development, a middleware that serves modules: then no page is cached. */
  files: string | MiddlewareHandler;
  /** Renders the page of a GET request, which has only `pageHeaders` and no body. */
  render: (request: Request) => Promise<RenderedPage>;
  /** Query parameters that pages depend on. They are part of the cache key; all others are ignored. */
  pageParameters: readonly string[];
  /** Request headers that pages depend on. `render` gets no others. */
  pageHeaders: readonly string[];
  /** Part of the cache key: which variant of a page these headers ask for. `render` sets `Vary` accordingly. */
  variantOf: (headers: Headers) => string;
  /** Answers a page request before the cache is asked, for example by a redirect that depends on a cookie. */
  redirect?: (request: Request, url: URL) => Response | undefined;
  /** Sources added to the Content-Security-Policy of pages. Our own origin is in it. */
  policySources?: PolicySources;
  /** Draws the pictures below `/og/`, which other sites show for links. */
  drawLinkPicture?: DrawLinkPicture;
  backend?: Backend | undefined;
  /** Public origin such as `https://companion.example`. Without one, search engines are kept out. */
  origin?: string | undefined;
  /** Path prefixes that search engines must not read. */
  disallow?: readonly string[];
  /** Addresses whose `X-Forwarded-*` headers are believed. */
  trustedProxies?: readonly string[] | undefined;
}

/** What `@hono/node-server` adds to a request. Absent in tests. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}

/** Longer URLs are answered by 414, characters. */
const MAX_URL_LENGTH = 8192;
/** How long a page is served before it is rendered again, ms. */
const FRESH_MS = 30_000;
/** How much longer it is served while it is renewed, or while rendering fails, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Pages in memory. */
const CAPACITY = 500;

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
  const { build, backend, files, origin } = options;
  const app = new Hono<AppEnv>();
  const findClient = clientFinder(options.trustedProxies ?? []);
  const clientOf = ({ env }: Context<AppEnv>): Client =>
    env.incoming ? findClient(env.incoming as IncomingMessage) : { address: '', isSecure: false };

  app.use(async (context, next) => {
    if (context.req.url.length > MAX_URL_LENGTH) return context.text('URI Too Long', 414);
    await next();
    addSecurityHeaders(context.res.headers, clientOf(context).isSecure);
  });

  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return isDraining()
      ? context.json({ status: 'draining', build: build.id }, 503)
      : context.json({ status: 'ok', build: build.id });
  });

  if (backend) {
    const toBackend = (context: Context<AppEnv>) => {
      const { address, isSecure } = clientOf(context);
      return backend.fetch(context.req.raw, { remoteAddress: address, isSecure });
    };
    for (const path of backend.paths) app.all(path, toBackend);
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

  if (typeof files === 'string') serveFiles(app, files);
  else app.use(files);

  if (options.drawLinkPicture) app.get('/og/*', notModified, linkPictures(options.drawLinkPicture));

  app.get('*', notModified, cachedPages(options));
  return app;
}

/** Renders pages, or takes them from the cache. */
function cachedPages(options: AppOptions) {
  const { render, redirect, pageParameters } = options;
  const isDevelopment = typeof options.files !== 'string';
  const headerOptions = {
    policySources: options.policySources ?? {},
    isIndexed: options.origin !== undefined,
    isDevelopment,
  };
  const recompress = backgroundCompressor();
  const pages = new SharedCache<Page>({
    now: Date.now,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    capacity: CAPACITY,
  });
  const decide = (page: Page): CacheDecision => (isDevelopment ? 'invalidate' : decisionFor(page));

  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    const url = withDecodablePath(new URL(request.url));
    const redirected = redirect?.(request, url);
    if (redirected) return redirected;

    let isNew = false;
    const key = pageKey(url, options.variantOf(request.headers), pageParameters);
    const compute = async (stored: Page | undefined) => {
      isNew = true;
      const rendered = await render(sharedRequest(request, url, options.pageHeaders));
      return toPage(rendered, (page) => responseHeaders(page, headerOptions), stored);
    };
    const page = await pages.get(key, compute, decide);
    // At the second request: most pages that are requested once are never requested again.
    if (!isNew && decide(page) === 'store') recompress(page);
    return toResponse(request, page);
  };
}

/** Without a public origin search engines are kept out. */
function robots(origin: string | undefined, disallow: readonly string[]): string {
  if (origin === undefined) return 'User-agent: *\nDisallow: /\n';
  const rules = disallow.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
