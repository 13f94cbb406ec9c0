import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { PublicConfig } from '../app/config.ts';
import { DEVICE_HEADERS, isMobileRequest } from '../app/device.ts';
import { languageCookie } from '../app/language-cookie.ts';
import { formatPath, parsePath } from '../app/paths.ts';
import type { Rendered, Surroundings } from '../app/request-handler.ts';
import { untilAborted } from '../app/until-aborted.ts';
import { cleanRequest, decodable, pageKey } from './page-key.ts';
import { ranges } from './ranges.ts';
import { fateOfPage, type Page, recompressor, respond, toPage } from './rendered-page.ts';
import { securityHeaders } from './security-headers.ts';
import { type Fate, SharedCache } from './shared-cache.ts';

/** Renders a page or answers a `.data` request: React Router's request handler. */
export type Render = (request: Request, surroundings: Surroundings) => Promise<Rendered>;

/** The embedded backend, while no API base is configured. */
export interface Backend {
  fetch(
    request: Request,
    connection: { remoteAddress: string; isSecure?: boolean },
  ): Response | Promise<Response>;
}

export interface AppOptions {
  render: Render;
  config: PublicConfig;
  /** When the running build was made, ISO 8601. */
  builtAt: string;
  /** Sources change under the server: no page is kept, and Vite's own inline scripts run. */
  isDev: boolean;
  /** Folder of the built client. */
  clientFolder: string;
  backend?: Backend | undefined;
  pageChunks: Surroundings['pageChunks'];
  /** Whether the server still takes new visitors; `/healthz` says so. */
  isDraining: () => boolean;
  /** Address of the connection's other end: the visitor, or a proxy. */
  remoteAddress: (context: Context) => string;
  /** True when the visitor came by TLS. */
  isSecure: (context: Context) => boolean;
}

/** A longer address is a 414, bytes. */
const LONGEST_ADDRESS = 8192;
/** How long a rendered page is shared before it is rendered anew, ms. */
const FRESH_MS = 30_000;
/** How long after that it still serves while it is renewed or while the API is down, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Rendered pages in memory. */
const CACHED_PAGES = 500;
/**
 * How long pages share an answer of the API, ms. Addresses that nobody asked for before, however many come at once,
 * are no more calls to the backend than a few.
 */
const ANSWER_MS = 1_000;
/** Answers in memory. */
const CACHED_ANSWERS = 100;

export function createApp(options: AppOptions): Hono {
  const { render, config, backend } = options;
  const app = new Hono();
  const pages = new SharedCache<Page>({
    now: Date.now,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    capacity: CACHED_PAGES,
  });

  app.use(async (context, next) => {
    if (context.req.url.length > LONGEST_ADDRESS) return context.text('URI Too Long', 414);
    await next();
    for (const [name, value] of securityHeaders(options.isSecure(context)))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });

  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return options.isDraining()
      ? context.json({ status: 'draining', build: config.build }, 503)
      : context.json({ status: 'ok', build: config.build });
  });

  if (backend) {
    const toBackend = (context: Context) =>
      backend.fetch(context.req.raw, {
        remoteAddress: options.remoteAddress(context),
        isSecure: options.isSecure(context),
      });
    app.all('/api/*', toBackend);
    app.all('/sandbox', toBackend);
    app.all('/sandbox/*', toBackend);
  }

  app.get('/builds/latest.json', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ id: config.build, timestamp: options.builtAt });
  });

  app.get('/robots.txt', (context) => context.text(robots(config)));

  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    context.header('Allow', 'GET, HEAD');
    return context.text('Method Not Allowed', 405);
  });

  // In development Vite serves them.
  if (!options.isDev) serveFiles(app, options.clientFolder);

  const recompress = recompressor();
  const answers = new SharedCache<unknown>({
    now: Date.now,
    freshMs: ANSWER_MS,
    staleMs: 0,
    capacity: CACHED_ANSWERS,
  });
  const surroundings: Surroundings = {
    config,
    pageChunks: options.pageChunks,
    fetch: backend && ((input, init) => fetchWithin(backend, new Request(input, init))),
    // A key is always asked in the same way.
    share: <Answer>(key: string, ask: () => Promise<Answer>) =>
      answers.get(key, ask) as Promise<Answer>,
  };

  let pictures: Promise<(request: Request) => Promise<Response>> | undefined;
  app.get('/og/*', async (context) => {
    // The drawing code is loaded when the first picture is requested.
    pictures ??= import('./og/pictures.ts').then(({ serverPictures }) =>
      serverPictures(surroundings),
    );
    return (await pictures)(context.req.raw);
  });

  app.get('*', async (context) => {
    const url = decodable(new URL(context.req.url));
    const rendered = async () => {
      const answer = await render(cleanRequest(context.req.raw, url), surroundings);
      // The home page follows the chosen language (decisions.md, Languages).
      if (url.pathname === '/') answer.headers.append('Vary', 'Cookie, Sec-Fetch-Site');
      return answer;
    };

    const chosen = languageCookie.read(context.req.header('cookie'));
    // From a page of the site only the choice of Chinese leads here, also into another tab.
    const isChoice = context.req.header('sec-fetch-site') === 'same-origin';
    if (url.pathname === '/' && chosen && chosen !== 'zh' && !isChoice) {
      const target = formatPath({ ...parsePath('/'), locale: chosen });
      context.header('Vary', `Cookie, Sec-Fetch-Site, ${DEVICE_HEADERS}`);
      context.header('Cache-Control', 'private, no-store');
      return context.redirect(`${target}${url.search}`, 302);
    }

    const device = isMobileRequest(context.req.raw.headers) ? 'mobile' : 'desktop';
    let isRendered = false;
    const fateOf = (page: Page): Fate => (options.isDev ? 'outdated' : fateOfPage(page));
    const page = await pages.get(
      pageKey(url, device),
      async (kept) => {
        isRendered = true;
        return toPage(await rendered(), config, options.isDev, kept);
      },
      fateOf,
    );
    // Only at a second hit: most pages that are asked for once are never asked for again.
    if (!isRendered && fateOf(page) === 'kept') recompress(page);
    return respond(context.req.raw, page);
  });

  return app;
}

/** The files of the build. */
function serveFiles(app: Hono, clientFolder: string): void {
  app.use(
    '/assets/*',
    ranges,
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_, context) => {
        context.header('Cache-Control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  // A missing asset is a 404 of a few bytes, not a rendered page. It may be there the next moment, while one
  // build takes the place of another.
  app.all('/assets/*', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.text('Not Found', 404);
  });
  const files = filesIn(clientFolder);
  const toFile = serveStatic({ root: clientFolder, precompressed: true });
  app.use((context, next) => (files.has(context.req.path) ? toFile(context, next) : next()));
}

/** Paths of the static files, listed once: a file-system look-up per page cost as much as the rest of the answer. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`)
      .map((file) => file.replaceAll(path.sep, '/')),
  );
}

/** Without a public origin search engines are kept out. */
function robots({ siteOrigin }: PublicConfig): string {
  if (siteOrigin === undefined) return 'User-agent: *\nDisallow: /\n';
  const rules = ['/api/', '/sandbox'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n');
}

/** A call to the embedded backend, without a network; like a real one it ends when its signal aborts. */
const fetchWithin = (backend: Backend, request: Request): Promise<Response> =>
  untilAborted(
    request.signal,
    Promise.resolve(backend.fetch(request, { remoteAddress: '127.0.0.1' })),
  );
