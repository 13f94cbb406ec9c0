import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createAdmin } from './admin.ts';
import { type AppOptions, createApp } from './app.ts';
import { clientFinder } from './forwarded.ts';
import { stopOnSignal } from './graceful-stop.ts';

export interface ServeOptions extends AppOptions {
  host: string;
  /** 0: any free port. */
  port: number;
  /** How long it still answers after SIGTERM or SIGINT, ms. */
  stopNoticeMs: number;
  /** Metrics and purges on a port of their own, on the same host. */
  adminPort?: number | undefined;
}

/** The server can't start. The message is one line that names the setting and what it takes. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Browsers send two dozen headers, proxies add a few. Node drops headers beyond its own limit silently. */
const MAX_HEADERS = 100;

/** Browsers wait for an answer before the next request on a connection. With more, the connection is closed. */
const MAX_UNANSWERED = 8;

/** A connection that takes nothing of its answer for this long is closed, ms. Node may check twice. */
const STALLED_MS = 20_000;

/** Errors of `listen` when `host` is no address of this machine. */
const HOST_ERRORS = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/**
 * Serves the application until SIGTERM or SIGINT. Returns the port.
 * @throws {StartError} when it can't listen on `host` and `port`.
 */
export async function serve(options: ServeOptions): Promise<number> {
  const { backend, stopNoticeMs, adminPort, metrics, changes, tracer } = options;
  let draining = false;
  const app = createApp(options, () => draining);
  const server = createServer(
    {
      // Slow senders are cut off early. No request of a browser takes longer.
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
      // Java's HTTP client sends `Upgrade: h2c`: ignore it and answer with HTTP/1.1.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // Health checks over HTTP/1.0 send no Host header: the request URL needs one.
    withLimits(getRequestListener(app.fetch, { hostname: 'host.invalid' })),
  );
  server.setTimeout(STALLED_MS);
  if (backend) {
    const findClient = clientFinder(options.trustedProxies ?? []);
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const { isProxied } = findClient(request);
      if (!backend.upgrade(request, socket, head, isProxied)) socket.destroy();
    });
  }
  await listen(server, options);
  if (adminPort !== undefined && metrics && changes) {
    const admin = createServer(
      getRequestListener(createAdmin({ metrics, changes }).fetch, { hostname: 'host.invalid' }),
    );
    await listen(admin, { host: options.host, port: adminPort });
    // It does not keep the process alive.
    admin.unref();
  }
  stopOnSignal(server, {
    noticeMs: stopNoticeMs,
    onStart: () => {
      draining = true;
    },
    onEnd: async () => {
      await backend?.close();
      await tracer?.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

async function listen(
  server: Server,
  { host, port }: Pick<ServeOptions, 'host' | 'port'>,
): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (HOST_ERRORS.has(error.code ?? ''))
      throw new StartError(
        `HOST takes an address of this machine, not "${host}": ${error.message}`,
      );
    if (error.code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} is taken: name another one`);
    throw new StartError(`PORT ${port} can't be listened at: ${error.message}`);
  });
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Refuses requests with too many headers (431) or two Host headers (400, RFC 9112: a proxy may believe the other one),
 * and closes connections with too many unanswered requests.
 */
function withLimits(listener: Listener): Listener {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1) => {
    const requests = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, requests);
    return requests;
  };
  return (request, response) => {
    const { socket } = request;
    response.once('close', () => count(socket, -1));
    if (count(socket, 1) > MAX_UNANSWERED) socket.destroy();
    else if (request.rawHeaders.length > 2 * MAX_HEADERS) refuse(response, 431);
    else if (countOf('host', request.rawHeaders) > 1) refuse(response, 400);
    else listener(request, response);
  };
}

/** `rawHeaders` are names and values in turn. */
const countOf = (header: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length;

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close' }).end();
}
