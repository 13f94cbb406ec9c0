import { mkdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { PublicConfig } from '../app/config.ts';
import type { LoadContext } from '../app/load-context.ts';
import { createApp } from './app.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { drain } from './graceful-stop.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = path.resolve(import.meta.dirname, '..');

/** Starts the server, or ends the process with one line that says why not. */
export async function start(): Promise<void> {
  try {
    await serve(readEnvironment(process.env));
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
  const { createRequestHandler } = await import('react-router');
  const buildFile = path.join(folder, 'build/server/index.js');
  const build = (await import(buildFile)) as ServerBuild;
  const { loadContext } = build.entry.module as unknown as { loadContext: LoadContext };
  const handle = createRequestHandler(build, process.env['NODE_ENV']);
  const app = createApp({
    render: (request, surroundings) => handle(request, loadContext(surroundings)),
    clientFolder,
    builtAt: statSync(buildFile).mtime.toISOString(),
    config: publicConfig(environment, build.assets.version),
    ...(sandbox && { backend: sandbox }),
    isDraining: () => draining,
    remoteAddress: (context) => remoteAddress(context, trusted),
    isSecure: (context) =>
      trusted.has(peer(context)) && context.req.header('x-forwarded-proto') === 'https',
  });

  const server = createServer(
    {
      // Slow senders are let go of early (spec's own calls take 10 s at most).
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    getRequestListener(app.fetch),
  );
  if (sandbox)
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      if (!sandbox.upgrade(request, socket, head)) socket.destroy();
    });

  server.listen(environment.PORT, environment.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : environment.PORT;
    const host = environment.HOST === '127.0.0.1' ? 'localhost' : environment.HOST;
    say(`伙伴 Companion  http://${host}:${port}`);
    if (sandbox) say(`sandbox         http://${host}:${port}/sandbox`);
  });

  drain(server, {
    onStart: () => {
      draining = true;
    },
    onEnd: async () => sandbox?.close(),
  });
}

async function openSandbox(environment: Environment) {
  const { createSandbox } = await import('@companion/sandbox');
  const data = environment.SANDBOX_DATA;
  if (data !== ':memory:') mkdirSync(path.dirname(path.resolve(data)), { recursive: true });
  return createSandbox({
    data,
    print: say,
    public: environment.SANDBOX_PUBLIC === '1',
    ...(environment.COMPANION_LLM_BASE_URL !== undefined && {
      llm: {
        baseUrl: environment.COMPANION_LLM_BASE_URL,
        model: environment.COMPANION_LLM_MODEL ?? '',
        ...(environment.COMPANION_LLM_API_KEY !== undefined && {
          apiKey: environment.COMPANION_LLM_API_KEY,
        }),
      },
    }),
  });
}

function publicConfig(environment: Environment, build: string): PublicConfig {
  return {
    apiBase: environment.COMPANION_API_BASE ?? '',
    build,
    ...(environment.COMPANION_CAPTCHA_ID !== undefined && {
      captchaId: environment.COMPANION_CAPTCHA_ID,
    }),
    ...(environment.COMPANION_ANALYTICS_APP_ID !== undefined && {
      analyticsAppId: environment.COMPANION_ANALYTICS_APP_ID,
    }),
    ...(environment.COMPANION_OPENINSTALL_KEY !== undefined && {
      openInstallKey: environment.COMPANION_OPENINSTALL_KEY,
    }),
    ...(environment.COMPANION_IP_LOOKUP_URL !== undefined && {
      ipLookupUrl: environment.COMPANION_IP_LOOKUP_URL,
    }),
    ...(environment.COMPANION_SITE_ORIGIN !== undefined && {
      siteOrigin: environment.COMPANION_SITE_ORIGIN,
    }),
  };
}

const peer = (context: Context): string => getConnInfo(context).remote.address ?? '';

/** The visitor's address; what a proxy says of it counts only when the proxy is a trusted one. */
function remoteAddress(context: Context, trusted: ReadonlySet<string>): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return trusted.has(peer(context)) && forwarded ? forwarded : peer(context);
}
