import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv, AppOptions } from './app.ts';
import { connectionFinder } from './forwarded.ts';
import { addSecurityHeaders } from './headers.ts';

/** Time limits of connections, ms. */
export interface Limits {
  /** Until the headers of a request have arrived. */
  headersMs: number;
  /** Until a request has arrived. */
  requestMs: number;
  /** How often the two limits above are checked. */
  checkMs: number;
  /** A connection that takes nothing of its answer for this long is closed. Node may check twice. */
  stalledMs: number;
}

/** Slow senders are cut off early. No request of a browser takes longer. */
const DEFAULT_LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkMs: 2_000,
  stalledMs: 20_000,
};

/** Browsers wait for an answer before the next request on a connection. With more, the connection is closed. */
const MAX_UNANSWERED = 8;

/** Answers to what Node can't parse or does not wait for. All others are a 400. */
const STATUSES: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

interface HttpServerOptions extends Pick<AppOptions, 'backend' | 'trustedProxies'> {
  /** Only tests set some. */
  limits?: Partial<Limits> | undefined;
}

/** An HTTP server for the application, with limits for each connection. Its own refusals have the security headers, too. */
export function createHttpServer(app: Hono<AppEnv>, options: HttpServerOptions = {}): Server {
  const { backend } = options;
  const findConnection = connectionFinder(options.trustedProxies ?? []);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const answer = getRequestListener(app.fetch, {
    // Health checks over HTTP/1.0 send no Host header: the request URL needs one.
    hostname: 'host.invalid',
    errorHandler: (error) => refusal(error instanceof RequestError ? 400 : 500),
  });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: 65_000,
      // The application refuses such requests.
      requireHostHeader: false,
      // Java's HTTP client sends `Upgrade: h2c`: ignore it and answer with HTTP/1.1.
      shouldUpgradeCallback: ({ headers }) =>
        backend !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
    (request, response) => {
      const { socket } = request;
      const waiting = unanswered.get(socket) ?? waitingOn(socket);
      unanswered.set(socket, waiting.add(response));
      response.once('close', () => waiting.delete(response));
      if (waiting.size > MAX_UNANSWERED) socket.destroy();
      else answer(request, response);
    },
  );
  server.setTimeout(limits.stalledMs);
  // Without a backend the offer is ignored. A proxy that gets no answer may count the copy as broken.
  if (backend)
    server.on('upgrade', (request, socket, head) => {
      if (!backend.upgrade(request, socket, head, findConnection(request))) socket.destroy();
    });
  server.on('checkExpectation', (_, response: ServerResponse) => {
    response.writeHead(417, Object.fromEntries(refusal(417).headers)).end();
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // In the middle of an answer it would be read as a part of it.
    const hasBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (socket.writable && !hasBegun) socket.write(rawRefusal(STATUSES.get(code) ?? 400));
    socket.destroySoon();
  });
  return server;
}

/** The answers that a connection waits for. */
function waitingOn(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>();
  // Node 22 forgets those that wait behind another one: their work would go on, and a stop would wait for them.
  socket.once('close', () => {
    for (const response of waiting) if (!response.socket) response.emit('close');
  });
  return waiting;
}

function refusal(status: number): Response {
  const response = new Response(null, { status, headers: { Connection: 'close' } });
  addSecurityHeaders(response.headers, false);
  return response;
}

function rawRefusal(status: number): string {
  const headers = [...refusal(status).headers].map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, 'content-length: 0'].join('\r\n')}\r\n\r\n`;
}
