import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { PublicConfig } from '../app/config.ts';
import { DEVICE_HEADERS, isMobileRequest } from '../app/device.ts';
import { languageCookie } from '../app/language-cookie.ts';
import type { Rendered, Surroundings } from '../app/load-context.ts';
import { formatPath, parsePath } from '../app/paths.ts';
import { contentSecurityPolicy, NOTHING } from './content-security-policy.ts';
import { type Fate, PageCache } from './page-cache.ts';
import { ranges } from './ranges.ts';
import { documentHeaders, securityHeaders } from './security-headers.ts';

/** Renders a page or answers a `.data` request: React Router's request handler. */
export type Render = (request: Request, surroundings: Surroundings) => Promise<Rendered>;

/** The embedded backend, while no API base is configured. */
export interface Backend {
  fetch(request: Request, connection: { remoteAddress: string }): Response | Promise<Response>;
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
  backend?: Backend;
  pageChunks: Surroundings['pageChunks'];
  /** Whether the server still takes new visitors; `/healthz` says so. */
  isDraining: () => boolean;
  /** Who is at the other end of the connection: the visitor, or a proxy. */
  remoteAddress: (context: Context) => string;
  /** True when the visitor came by TLS. */
  isSecure: (context: Context) => boolean;
}

/** Longest address that is looked at, bytes; a longer one is a 414. */
const LONGEST_ADDRESS = 8192;
/** How long a rendered page is shared before it is rendered anew, ms. */
const FRESH_MS = 30_000;
/** How long after that it still serves while it is renewed or while the API is down, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Rendered pages in memory. */
const CACHED_PAGES = 500;
/** Brotli for the first visitor of a page, who waits for it. */
const QUICK = 2;
/** Brotli for all who come while the page is kept. */
const THOROUGH = constants.BROTLI_MAX_QUALITY;
/** How far back Brotli looks: 256 KB, which is more than a page. With its own 4 MB the threads that pack kept 150 MB. */
const WINDOW_BITS = 18;
/** Query parameters that change what the server renders; no other reaches the cache key. */
const renderedParameters = [
  'activity',
  'gamesPage',
  'genre',
  'partnersPage',
  'quest',
  'roleKind',
  'rolesPage',
  'searchGame',
  'searchKind',
  'searchPage',
  'searchValue',
  'squarePage',
  'state',
  'tag',
];
/** Of a `.data` request: which loaders are asked. */
const routesParameter = '_routes';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify<Bytes, Buffer>(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

interface Page {
  status: number;
  /** False: parts are missing that the API did not give in time. */
  isWhole: boolean;
  headers: Record<string, string>;
  etag: string;
  /** Kept as most ask for it; a fifth of the page itself, of which hundreds are kept. */
  brotli: Bytes;
  /** Packed as tightly as can be, or about to be. */
  isThorough: boolean;
  gzip?: Promise<Bytes>;
}

export function createApp(options: AppOptions): Hono {
  const { render, config, clientFolder, backend } = options;
  const app = new Hono();
  const cache = new PageCache<Page>({
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
      backend.fetch(context.req.raw, { remoteAddress: options.remoteAddress(context) });
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

  const pack = packer();
  const surroundings: Surroundings = {
    config,
    pageChunks: options.pageChunks,
    ...(backend && {
      fetch: (input, init) => fetchWithin(backend, new Request(input, init)),
    }),
  };

  let pictures: Promise<(request: Request) => Promise<Response>> | undefined;
  app.get('/og/*', async (context) => {
    // All of it is loaded with the first picture that is asked for.
    pictures ??= import('./og/pictures.ts').then(({ serverPictures }) =>
      serverPictures(config, surroundings.fetch),
    );
    return (await pictures)(context.req.raw);
  });

  app.get('*', async (context) => {
    const url = decodable(new URL(context.req.url));
    const rendered = async () => {
      const answer = await render(cleanRequest(context.req.raw, url), surroundings);
      // What is there depends on the language that was chosen.
      if (url.pathname === '/') answer.headers.append('Vary', 'Cookie');
      return answer;
    };
    if (url.pathname === '/__manifest') return rendered();

    const chosen = languageCookie.read(context.req.header('cookie'));
    if (url.pathname === '/' && chosen && chosen !== 'zh') {
      const target = formatPath({ ...parsePath('/'), locale: chosen });
      context.header('Vary', `Cookie, ${DEVICE_HEADERS}`);
      context.header('Cache-Control', 'private, no-store');
      return context.redirect(`${target}${url.search}`, 302);
    }

    const device = isMobileRequest(context.req.raw.headers) ? 'mobile' : 'desktop';
    let isRendered = false;
    const fateOf = (page: Page): Fate => (options.isDev ? 'outdated' : fateOfPage(page));
    const page = await cache.get(
      cacheKey(url, device),
      async (kept) => {
        isRendered = true;
        return toPage(await rendered(), config, options.isDev, kept);
      },
      fateOf,
    );
    // Most of what was asked for once is never asked for again.
    if (!isRendered && fateOf(page) === 'kept') pack(page);
    return respond(context, page);
  });

  return app;
}

/** Addresses of what lies in a folder: to look for each page among files costs as much as all the rest. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`)
      .map((file) => file.replaceAll(path.sep, '/')),
  );
}

/** Without a public origin nothing is to be indexed. */
function robots({ siteOrigin }: PublicConfig): string {
  if (siteOrigin === undefined) return 'User-agent: *\nDisallow: /\n';
  const rules = ['/api/', '/sandbox'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n');
}

/** A call without a network that still ends when its caller has waited long enough. */
function fetchWithin(backend: Backend, request: Request): Promise<Response> {
  const { signal } = request;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(backend.fetch(request, { remoteAddress: '127.0.0.1' })).then(resolve, reject);
  });
}

/**
 * An address whose percent signs stand for nothing (`/50%`) is that of no page. With the signs spelled out
 * it is one like any other: React Router would warn of each on standard error.
 */
function decodable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
  }
  return url;
}

/** Only what the page depends on: an address flooded with other parameters finds the same page. */
function cacheKey(url: URL, device: string): string {
  const parameters = new URLSearchParams();
  for (const name of [...renderedParameters, routesParameter])
    for (const value of url.searchParams.getAll(name)) parameters.append(name, value);
  return `${device} ${url.pathname}?${parameters}`;
}

/**
 * What of a request decides its page. Headers that steer React Router's own pre-rendering must not come
 * from outside; and that its sender leaves is no matter of the others who wait for the same page.
 */
function cleanRequest(request: Request, url: URL): Request {
  const headers = new Headers();
  for (const name of ['user-agent', 'sec-ch-ua-mobile', 'accept']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(url, { headers });
}

/** An error of ours or the API's says nothing of the page as it was before; a 404 or a redirect does. */
function fateOfPage({ status, isWhole }: Page): Fate {
  if (status >= 500) return 'passing';
  if (status !== 200) return 'outdated';
  return isWhole ? 'kept' : 'passing';
}

/** `kept`: the same page as it was before; when nothing in it changed, nothing is compressed again. */
async function toPage(
  response: Rendered,
  config: PublicConfig,
  isDev: boolean,
  kept: Page | undefined,
): Promise<Page> {
  const { status, isWhole } = response;
  const identity = response.html ?? new Uint8Array(await response.arrayBuffer());
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (kept?.etag === etag && kept.status === status) return kept;

  const headers = new Headers(response.headers);
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isHtml) headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!isDev)
    headers.set(
      'Content-Security-Policy',
      isHtml ? contentSecurityPolicy(identity, config) : NOTHING,
    );
  for (const [name, value] of documentHeaders({ status, isWhole, isHtml }, config))
    if (!headers.has(name)) headers.set(name, value);
  headers.append('Vary', 'Accept-Encoding');
  return {
    status,
    isWhole,
    headers: Object.fromEntries(headers),
    etag,
    brotli: await compressed(identity, QUICK),
    isThorough: false,
  };
}

/** In a thread of its own: rendering goes on meanwhile. Nothing, as a redirect has, stays nothing. */
async function compressed(identity: Bytes, quality: number): Promise<Bytes> {
  if (identity.length === 0) return identity;
  const bytes = await toBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  return new Uint8Array(bytes);
}

async function unpacked({ brotli }: Page): Promise<Bytes> {
  return brotli.length === 0 ? brotli : new Uint8Array(await fromBrotli(brotli));
}

/**
 * Packs pages as tightly as can be, one after the other: it is a hundred times the work of a quick
 * packing, and who waits for one would wait behind it. A page that finds it busy comes again.
 */
function packer(): (page: Page) => void {
  let isBusy = false;
  const pack = async (page: Page) => {
    isBusy = true;
    page.isThorough = true;
    try {
      page.brotli = await compressed(await unpacked(page), THOROUGH);
    } catch {
      // It is served as it was.
    } finally {
      isBusy = false;
    }
  };
  return (page) => {
    if (!isBusy && !page.isThorough) void pack(page);
  };
}

async function respond(context: Context, page: Page): Promise<Response> {
  const headers = { ...page.headers };
  const encoding =
    page.brotli.length === 0 ? 'identity' : acceptedEncoding(context.req.header('accept-encoding'));
  if (page.status === 200) {
    const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    headers['etag'] = etag;
    const known = context.req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim());
    if (known?.includes(etag) || known?.includes(`W/${etag}`)) {
      delete headers['content-type'];
      return new Response(null, { status: 304, headers });
    }
  }
  const body = await packed(page, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(context.req.method === 'HEAD' ? null : body, {
    status: page.status,
    headers,
  });
}

type Encoding = 'br' | 'gzip' | 'identity';

function packed(page: Page, encoding: Encoding): Bytes | Promise<Bytes> {
  if (encoding === 'br') return page.brotli;
  if (encoding === 'identity') return unpacked(page);
  page.gzip ??= unpacked(page).then(async (bytes) => new Uint8Array(await toGzip(bytes)));
  return page.gzip;
}

function acceptedEncoding(header = ''): Encoding {
  const accepted = header.split(',').map((part) => part.trim().toLowerCase());
  const accepts = (name: string) =>
    accepted.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)),
    );
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
