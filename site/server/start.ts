import { readFileSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { abortable, DEVICE_HEADERS, isMobileRequest } from '@companion/sdk';
import {
  type AppOptions,
  type Backend,
  type RenderedPage,
  SharedCache,
  StartError,
  serve,
} from '@companion/server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ServerBuild } from 'react-router';
import type { drawLinkPicture } from '../app/data/link-picture.ts';
import { renderedParameters } from '../app/data/rendered-parameters.ts';
import type { AppContext } from '../app/data/request-handler.ts';
import { switchLocale } from '../app/routes/paths.ts';
import type { PageChunks } from '../app/routes/segments/page-chunks.tsx';
import { languageCookie } from '../app/shell/language-cookie.ts';
import { type Environment, policySources, publicConfig, readEnvironment } from './environment.ts';

/** The site as it was built, or its sources in development. */
interface Site extends Pick<AppOptions, 'build' | 'files'> {
  pageChunks: PageChunks;
  render: (request: Request, app: AppContext) => Promise<RenderedPage>;
  drawLinkPicture: typeof drawLinkPicture;
}

const folder = path.resolve(import.meta.dirname, '..');
const isDevelopment = process.argv.includes('--dev');
/** docs/contract.md: port of `pnpm dev` unless PORT is set. */
const DEVELOPMENT_PORT = '5173';
/**
 * How long pages share an answer of the API, ms. A flood of addresses that nobody requested before causes only a few
 * calls to the backend.
 */
const SHARED_ANSWER_MS = 1_000;
const MAX_SHARED_ANSWERS = 100;
/** The home page depends on the language cookie and on where the visitor comes from. */
const HOME_VARY = 'Cookie, Sec-Fetch-Site';

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
  const backend =
    environment.COMPANION_API_BASE === undefined ? await openSandbox(environment) : undefined;
  const site = isDevelopment ? await openSources() : await openBuild();
  const config = publicConfig(environment, site.build.id);
  const answers = new SharedCache<unknown>({
    now: Date.now,
    freshMs: SHARED_ANSWER_MS,
    staleMs: 0,
    capacity: MAX_SHARED_ANSWERS,
  });
  const app: AppContext = {
    config,
    pageChunks: site.pageChunks,
    apiTimeoutMs: environment.COMPANION_API_TIMEOUT_MS,
    fetch: backend && ((input, init) => fetchFrom(backend, new Request(input, init))),
    // All results of one key have one type.
    share: <Result>(key: string, compute: () => Promise<Result>) =>
      answers.get(key, compute) as Promise<Result>,
  };
  const port = await serve({
    host: environment.HOST,
    port: environment.PORT,
    stopNoticeMs: environment.COMPANION_STOP_NOTICE_MS,
    trustedProxies: environment.COMPANION_TRUSTED_PROXY,
    build: site.build,
    files: site.files,
    backend,
    origin: environment.COMPANION_SITE_ORIGIN,
    disallow: ['/api/', '/sandbox'],
    policySources: policySources(config),
    // `_routes` is React Router's: which loaders a `.data` request asks for.
    pageParameters: [...renderedParameters, '_routes'],
    pageHeaders: ['user-agent', 'sec-ch-ua-mobile', 'accept'],
    variantOf: (headers) => (isMobileRequest(headers) ? 'mobile' : 'desktop'),
    redirect: redirectToLanguage,
    drawLinkPicture: (pathname) => site.drawLinkPicture(pathname, app),
    render: async (request) => {
      const page = await site.render(request, app);
      if (new URL(request.url).pathname === '/') page.headers.append('Vary', HOME_VARY);
      return page;
    },
  });
  const host = urlHost(environment.HOST);
  print(`伙伴 Companion  http://${host}:${port}`);
  if (backend) print(`sandbox         http://${host}:${port}/sandbox`);
}

/** The home page follows the language cookie (spec §2), except for our own links to it: they choose Chinese. */
function redirectToLanguage(request: Request, { pathname, search }: URL): Response | undefined {
  if (pathname !== '/' || request.headers.get('sec-fetch-site') === 'same-origin') return undefined;
  const locale = languageCookie.read(request.headers.get('cookie') ?? undefined);
  if (locale === undefined || locale === 'zh') return undefined;
  const headers = {
    Location: `${switchLocale('/', locale)}${search}`,
    Vary: `${HOME_VARY}, ${DEVICE_HEADERS}`,
    'Cache-Control': 'private, no-store',
  };
  return new Response(null, { status: 302, headers });
}

async function openBuild(): Promise<Site> {
  const serverFolder = path.join(folder, 'build/server');
  const file = path.join(serverFolder, 'index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const { createHandler, drawLinkPicture } = entryOf(build);
  const chunks = readFileSync(path.join(serverFolder, 'page-chunks.json'), 'utf8');
  return {
    build: { id: build.assets.version, builtAt: statSync(file).mtime.toISOString() },
    files: path.join(folder, 'build/client'),
    pageChunks: JSON.parse(chunks) as PageChunks,
    render: createHandler(build, 'production'),
    drawLinkPicture,
  };
}

/** Vite answers for modules, and each page is rendered from the sources as they are. */
async function openSources(): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: folder, server: { middlewareMode: true } });
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
    pageChunks: {},
    render: async (request, app) => {
      const build = await load();
      return entryOf(build).createHandler(build, 'development')(request, app);
    },
    drawLinkPicture: async (pathname, app) => entryOf(await load()).drawLinkPicture(pathname, app),
  };
}

const entryOf = ({ entry }: ServerBuild) =>
  entry.module as unknown as typeof import('../app/entry.server.tsx');

async function openSandbox(environment: Environment): Promise<Backend> {
  const { createSandbox } = await import('@companion/sandbox');
  const baseUrl = environment.COMPANION_LLM_BASE_URL;
  const sandbox = createSandbox({
    data: environment.SANDBOX_DATA,
    print,
    public: environment.SANDBOX_PUBLIC === '1',
    llm: baseUrl
      ? {
          baseUrl,
          model: environment.COMPANION_LLM_MODEL,
          apiKey: environment.COMPANION_LLM_API_KEY,
        }
      : undefined,
  });
  return { paths: ['/api/*', '/sandbox', '/sandbox/*'], ...sandbox };
}

/** Calls the embedded backend without a network. Like a real call, it ends when its signal aborts. */
const fetchFrom = (backend: Backend, request: Request): Promise<Response> =>
  abortable(
    request.signal,
    Promise.resolve(backend.fetch(request, { remoteAddress: '127.0.0.1', isSecure: false })),
  );

/** A host as it is written in a URL. */
function urlHost(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
