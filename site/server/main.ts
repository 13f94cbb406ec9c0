import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { PublicConfig } from '../app/config.ts';
import type { PageChunks } from '../app/page-chunks.tsx';
import type { CreateHandler } from '../app/request-handler.ts';
import { createApp } from './app.ts';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
  withoutPrefix,
} from './environment.ts';
import { cameByTls, clientAddress } from './forwarded.ts';
import { drain } from './graceful-stop.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = path.resolve(import.meta.dirname, '..');
const isDev = process.argv.includes('--dev');
/** Contract: hot reload is served here unless PORT says otherwise. */
const DEV_PORT = '5173';

/** A browser sends two dozen headers, proxies add a few. Node silently drops headers beyond its limit; we answer 431. */
const MOST_HEADERS = 100;

/** Browsers wait for an answer before they ask again on one connection. Whoever asks this often before is hung up on. */
const MOST_UNANSWERED = 8;

/** Whoever takes nothing of an answer for so long is hung up on, ms; Node may look twice. */
const STALLED_MS = 20_000;

/** `listen` errors that mean HOST is not an address of this machine. */
const HOST_ERRORS = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/** Starts the server, or ends the process with one line that says why not. */
export async function start(): Promise<void> {
  try {
    await serve(readEnvironment(isDev ? { PORT: DEV_PORT, ...process.env } : process.env));
  } catch (error) {
    const known = error instanceof EnvironmentError;
    process.stderr.write(`${known ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}

async function serve(environment: Environment): Promise<void> {
  const trusted = new Set(environment.COMPANION_TRUSTED_PROXY);
  const sandbox =
    environment.COMPANION_API_BASE === undefined ? await openSandbox(environment) : undefined;
  const clientFolder = path.join(folder, 'build/client');

  let draining = false;
  const site = isDev ? await openDevelopment() : await openBuild();
  const app = createApp({
    render: site.render,
    clientFolder,
    builtAt: site.builtAt,
    pageChunks: site.pageChunks,
    isDev,
    config: publicConfig(environment, site.build),
    backend: sandbox,
    isDraining: () => draining,
    remoteAddress: (context) =>
      clientAddress(
        { peer: peer(context), forwardedFor: context.req.header('x-forwarded-for') },
        trusted,
      ),
    isSecure: (context) =>
      cameByTls(
        {
          peer: peer(context),
          forwardedFor: context.req.header('x-forwarded-for'),
          forwardedProto: context.req.header('x-forwarded-proto'),
        },
        trusted,
      ),
  });

  const server = createServer(
    {
      // Slow senders are cut off early (the spec's own calls take 10 s at most).
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
      // Ignores `Upgrade: h2c` (Java's client sends it) and answers by HTTP/1.1; only WebSockets are upgraded.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    withinBounds(site.assets ? listenBehind(site.assets, app.fetch) : listen(app.fetch)),
  );
  server.setTimeout(STALLED_MS);
  if (sandbox)
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      if (!sandbox.upgrade(request, socket, head)) socket.destroy();
    });

  server.listen(environment.PORT, environment.HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const { HOST, PORT } = environment;
    if (HOST_ERRORS.has(error.code ?? ''))
      throw new EnvironmentError(
        `HOST takes an address of this machine, not "${HOST}": ${error.message}`,
      );
    const isTaken = error.code === 'EADDRINUSE';
    const why = isTaken ? 'is taken: name another one' : `can't be listened at: ${error.message}`;
    throw new EnvironmentError(`PORT ${PORT} ${why}`);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : environment.PORT;
  const host = nameOf(environment.HOST);
  say(`伙伴 Companion  http://${host}:${port}`);
  if (sandbox) say(`sandbox         http://${host}:${port}/sandbox`);

  drain(server, {
    onStart: () => {
      draining = true;
    },
    onEnd: async () => sandbox?.close(),
  });
}

/** A host as it stands in a URL. */
function nameOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** The site as it was built. */
async function openBuild() {
  const file = path.join(folder, 'build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const { createHandler } = build.entry.module as unknown as { createHandler: CreateHandler };
  return {
    render: createHandler(build, 'production'),
    build: build.assets.version,
    builtAt: statSync(file).mtime.toISOString(),
    pageChunks: JSON.parse(
      readFileSync(path.join(folder, 'build/server/page-chunks.json'), 'utf8'),
    ) as PageChunks,
    assets: undefined,
  };
}

async function openDevelopment() {
  const { createDevelopment } = await import('./dev.ts');
  const { render, assets } = await createDevelopment(folder);
  return {
    render,
    build: 'development',
    builtAt: new Date().toISOString(),
    pageChunks: {},
    assets,
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Fetch = Parameters<typeof getRequestListener>[0];

/** HTTP/1.0 health checks of proxies send no Host header: their URL gets this host, which is nobody's. */
const listen = (fetch: Fetch): Listener => getRequestListener(fetch, { hostname: 'host.invalid' });

function withinBounds(listener: Listener): Listener {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: 1 | -1) => {
    const now = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, now);
    return now;
  };
  return (request, response) => {
    const { socket } = request;
    response.once('close', () => count(socket, -1));
    if (count(socket, 1) > MOST_UNANSWERED) socket.destroy();
    else if (request.rawHeaders.length <= 2 * MOST_HEADERS) listener(request, response);
    else response.writeHead(431, { Connection: 'close' }).end();
  };
}

/** Vite answers for its modules, the site for everything else; the API never goes through Vite. */
function listenBehind(
  assets: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  fetch: Fetch,
): Listener {
  const listener = listen(fetch);
  return (request, response) => {
    if (/^\/(?:api|sandbox)(?:[/?]|$)/.test(request.url ?? '')) listener(request, response);
    else assets(request, response, () => listener(request, response));
  };
}

async function openSandbox(environment: Environment) {
  const { createSandbox } = await import('@companion/sandbox');
  const baseUrl = environment.COMPANION_LLM_BASE_URL;
  return createSandbox({
    data: environment.SANDBOX_DATA,
    print: say,
    public: environment.SANDBOX_PUBLIC === '1',
    llm:
      baseUrl === undefined
        ? undefined
        : {
            baseUrl,
            model: environment.COMPANION_LLM_MODEL,
            apiKey: environment.COMPANION_LLM_API_KEY,
          },
  });
}

const publicConfig = (environment: Environment, build: string): PublicConfig =>
  withoutUnset({
    apiBase: environment.COMPANION_API_BASE ?? '',
    build,
    captchaId: environment.COMPANION_CAPTCHA_ID,
    analyticsAppId: environment.COMPANION_ANALYTICS_APP_ID,
    openInstallKey: environment.COMPANION_OPENINSTALL_KEY,
    ipLookupUrl: environment.COMPANION_IP_LOOKUP_URL,
    promoVideo: environment.COMPANION_PROMO_VIDEO_URL,
    siteOrigin: environment.COMPANION_SITE_ORIGIN,
  });

/** A copy without the fields that are `undefined`: their names would travel in every page. */
const withoutUnset = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const peer = (context: Context): string => withoutPrefix(getConnInfo(context).remote.address ?? '');
