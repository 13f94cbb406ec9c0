import { existsSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  defaultLocale,
  deviceRedirect,
  type Locale,
  locales,
  parsePath,
  switchLocale,
} from '@companion/screens/paths';
import {
  type AppOptions,
  createContentChanges,
  createMetrics,
  openTracer,
  type RenderedPage,
  SharedCache,
  StartError,
  serve,
} from '@companion/server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { parse } from 'hono/utils/cookie';
import type { ServerBuild } from 'react-router';
import type { drawLinkPicture } from '../app/data/link-picture.ts';
import { isUnchecked, pageName, pageQuery } from '../app/data/page-query.ts';
import type { AppContext } from '../app/data/request-handler.ts';
import { spelledAsRoute } from '../app/routes/table.ts';
import {
  deviceVary,
  EDGE_DEVICE,
  EDGE_LANGUAGE,
  homeVary,
  requestedDevice,
} from '../app/shell/edge.ts';
import { LANGUAGE_COOKIE } from '../app/shell/language-cookie.ts';
import { openDocuments } from './documents.ts';
import { type Environment, policySources, publicConfig, readEnvironment } from './environment.ts';
import { fetchFrom, openSandbox } from './sandbox.ts';
import { serviceWorkerAnswer } from './service-worker.ts';

/** The site as it was built, or its sources in development. */
interface Site extends Pick<AppOptions, 'build' | 'files' | 'previousFiles'> {
  render: (request: Request, app: AppContext) => Promise<RenderedPage>;
  drawLinkPicture: typeof drawLinkPicture;
  /** Offline reading. Absent in development, where the files of a page have no hash. */
  offline?: {
    page: (pathname: string) => Promise<RenderedPage | undefined>;
    worker: string;
    /** Removes the worker. */
    remover: string;
  };
  /** The page of a 429. Absent in development. */
  busyPage?: (locale: Locale) => Promise<RenderedPage>;
}

const folder = path.resolve(import.meta.dirname, '..');
const isDevelopment = process.argv.includes('--dev');
/** docs/contract.md: port of `pnpm dev` unless PORT is set. */
const DEVELOPMENT_PORT = '5173';
/** How long pages share a response of the API, ms. Pages that are rendered at once then cause one call. */
const SHARED_ANSWER_MS = 1_000;
const MAX_SHARED_ANSWERS = 100;
const edgeHeaders = [EDGE_DEVICE, EDGE_LANGUAGE];

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the server, or ends the process with one line that says why not. */
export async function start(): Promise<void> {
  try {
    await startSite(
      readEnvironment(isDevelopment ? { PORT: DEVELOPMENT_PORT, ...process.env } : process.env),
    );
  } catch (error) {
    const message = error instanceof StartError ? error.message : (error as Error).stack;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

async function startSite(environment: Environment): Promise<void> {
  const changes = createContentChanges();
  const backend =
    environment.COMPANION_API_BASE === undefined
      ? await openSandbox(environment, () => changes.publish(null))
      : undefined;
  const site = isDevelopment ? await openSources(environment.PORT) : await openBuild();
  const config = publicConfig(environment, site.build.id);
  const answers = new SharedCache<unknown>({
    now: () => performance.now(),
    freshMs: () => SHARED_ANSWER_MS,
    staleMs: 0,
    capacity: MAX_SHARED_ANSWERS,
  });
  changes.subscribe(() => answers.drop(() => true));
  const { COMPANION_ADMIN_PORT: adminPort } = environment;
  const metrics = adminPort === undefined ? undefined : createMetrics();
  const tracer = await openTracer(process.env, site.build.id);
  const app: AppContext = {
    config,
    documents: openDocuments(environment.COMPANION_DOCUMENTS, () => changes.publish(null)),
    onCall: metrics?.backendCall,
    tracer,
    apiTimeoutMs: environment.COMPANION_API_TIMEOUT_MS,
    fetch: backend && ((input, init) => fetchFrom(backend, new Request(input, init))),
    // All results of one key have one type.
    share: <Result>(key: string, compute: () => Promise<Result>) =>
      answers.get(key, compute) as Promise<Result>,
  };
  const { offline, busyPage } = site;
  const isOfflineOn = environment.COMPANION_OFFLINE === '1';
  const workerAnswer =
    offline && serviceWorkerAnswer(isOfflineOn ? offline.worker : offline.remover, site.build.id);
  const port = await serve({
    host: environment.HOST,
    port: environment.PORT,
    stopNoticeMs: environment.COMPANION_STOP_NOTICE_MS,
    trustedProxies: environment.COMPANION_TRUSTED_PROXY,
    build: site.build,
    files: site.files,
    previousFiles: site.previousFiles,
    backend,
    origin: environment.COMPANION_SITE_ORIGIN,
    disallow: ['/api/', '/sandbox'],
    policySources: policySources(config),
    pageQuery,
    isUnchecked,
    refusal: busyPage && { languageOf, render: (pathname) => busyPage(languageOf(pathname)) },
    pageHeaders: ['user-agent', 'sec-ch-ua-mobile', ...edgeHeaders],
    edgeHeaders,
    // Pages for an edge have another `Vary`.
    variantOf: (headers) =>
      [requestedDevice(headers), ...edgeHeaders.filter((name) => headers.has(name))].join(' '),
    routeOf: pageName,
    adminPort,
    metrics,
    tracer,
    changes,
    answer: (request, url) =>
      workerAnswer?.(url) ?? redirectToLanguage(request, url) ?? redirectToSpelling(url),
    drawLinkPicture: (pathname) => site.drawLinkPicture(pathname, app),
    render: async (request) => {
      const { pathname } = new URL(request.url);
      const offlinePage = isOfflineOn ? await offline?.page(pathname) : undefined;
      if (offlinePage) return offlinePage;
      const page = await site.render(request, app);
      if (pathname === '/') page.headers.append('Vary', homeVary(request.headers));
      return page;
    },
  });
  const { HOST } = environment;
  const host = HOST === '127.0.0.1' ? 'localhost' : isIPv6(HOST) ? `[${HOST}]` : HOST;
  print(`伙伴 Companion  http://${host}:${port}`);
  if (!backend) return;
  print(`sandbox         http://${host}:${port}/sandbox`);
  void backend.warmUp();
}

const languageOf = (pathname: string): Locale => parsePath(pathname).locale;

/** The home page follows the language cookie (spec §2). The address is that of the device, too: one redirect for both. */
function redirectToLanguage(request: Request, url: URL): Response | undefined {
  if (url.pathname !== '/') return undefined;
  const chosen = chosenLanguage(request.headers);
  const locale = locales.find((known) => known === chosen);
  if (locale === undefined || locale === defaultLocale) return undefined;
  const home = new URL(`${switchLocale('/', locale)}${url.search}`, url);
  const headers = {
    Location: deviceRedirect(home, requestedDevice(request.headers)) ?? home.pathname + home.search,
    Vary: `${homeVary(request.headers)}, ${deviceVary(request.headers)}`,
    'Cache-Control': 'private, no-store',
  };
  return new Response(null, { status: 302, headers });
}

/** The browser's router ignores case: at `/EN` it would expect the English home page, and show nothing. */
function redirectToSpelling({ pathname, search }: URL): Response | undefined {
  const path = spelledAsRoute(pathname);
  if (path === pathname) return undefined;
  // Without a limit a browser may keep it for ever.
  const headers = { Location: `${path}${search}`, 'Cache-Control': 'public, max-age=86400' };
  return new Response(null, { status: 301, headers });
}

/** `undefined` also for links of the site to its home page: they choose Chinese. */
function chosenLanguage(headers: Headers): string | undefined {
  const named = headers.get(EDGE_LANGUAGE);
  if (named !== null) return named;
  if (headers.get('sec-fetch-site') === 'same-origin') return undefined;
  return parse(headers.get('cookie') ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
}

async function openBuild(): Promise<Site> {
  const file = path.join(folder, 'build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const { createHandler, drawLinkPicture, loadPlainPages } = entryOf(build);
  const { busyPage, offlinePage, workers } = await loadPlainPages();
  const previous = path.join(folder, 'previous');
  return {
    build: { id: build.assets.version, builtAt: statSync(file).mtime.toISOString() },
    files: path.join(folder, 'build/client'),
    // Written by `pnpm bundle --previous`.
    previousFiles: existsSync(previous) ? previous : undefined,
    render: createHandler(build, 'production'),
    drawLinkPicture,
    offline: { page: (pathname) => offlinePage(build, pathname), ...workers },
    busyPage: (locale) => busyPage(build, locale),
  };
}

/** Vite serves the modules, and each page is rendered from the current sources. */
async function openSources(port: number): Promise<Site> {
  const { createServer } = await import('vite');
  // Changes come by a port beside the site's: Vite's default is also Storybook's.
  const hmr = port === 0 ? {} : { hmr: { port: port + 1 } };
  const vite = await createServer({ root: folder, server: { middlewareMode: true, ...hmr } });
  const load = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    build: { id: 'development', builtAt: new Date().toISOString() },
    files: (context, next) => {
      const { incoming, outgoing } = context.env as HttpBindings;
      return new Promise((resolve, reject) => {
        outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
        vite.middlewares(incoming, outgoing, (error: unknown) =>
          error === undefined ? resolve(next()) : reject(error),
        );
      });
    },
    render: async (request, app) => {
      const build = await load();
      return entryOf(build).createHandler(build, 'development')(request, app);
    },
    drawLinkPicture: async (pathname, app) => entryOf(await load()).drawLinkPicture(pathname, app),
  };
}

const entryOf = ({ entry }: ServerBuild) =>
  entry.module as unknown as typeof import('../app/entry.server.tsx');
