import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Time for requests in flight after the notice period, ms. */
const DRAIN_MS = 8_000;
/** Time for the first request of a new connection after the notice period, ms. Browsers also open some ahead. */
const FIRST_REQUEST_MS = 1_000;
/** How often the end of that time is checked, ms. */
const CHECK_MS = 10;

export interface StopOptions {
  /** Time for load balancers to notice the stop and to send visitors elsewhere, ms. */
  noticeMs: number;
  /** Only tests set it. */
  firstRequestMs?: number | undefined;
  onStart: () => void;
  /** Ends answers that have no end of their own, such as event streams. */
  onDrain: () => void;
  onEnd: () => Promise<void>;
}

/**
 * Stops on SIGTERM or SIGINT. For the notice period the server still answers, closes each connection, and `/healthz`
 * says that it stops. Then it takes no new connections, waits a second for requests on those that have not sent one,
 * drops idle ones, calls `onDrain`, finishes requests in flight for at most 8 s, calls `onEnd` and exits 0. A second signal
 * exits 1 at once.
 */
export function stopOnSignal(server: Server, options: StopOptions): void {
  const { noticeMs, firstRequestMs = FIRST_REQUEST_MS, onStart, onDrain, onEnd } = options;
  let stopping = false;
  let ending = false;
  let accepted = 0;
  /** Connections that have not sent their first request. */
  const fresh = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();
  // A connection kept alive for the next request would hold the process until it times out.
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => fresh.delete(socket));
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    fresh.delete(socket);
    if (stopping) closeAfter(response);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  const answered = async () => {
    for (const response of inFlight) await once(response, 'close');
  };
  const end = async () => {
    if (ending) return;
    ending = true;
    await onEnd();
    process.exit(0);
  };
  const drop = () => {
    if (ending) return;
    process.stderr.write(`unanswered requests at the stop: ${inFlight.size}\n`);
    // `onEnd` may wait for the same requests.
    server.closeAllConnections();
    void end();
  };
  /** On a busy machine connections wait that nobody has accepted. Node accepts one a turn. */
  const acceptAll = async () => {
    let before: number;
    do {
      before = accepted;
      await nextTurn();
      await nextTurn();
    } while (accepted > before);
  };
  const firstRequests = async () => {
    const until = performance.now() + firstRequestMs;
    while (fresh.size > 0 && performance.now() < until) await sleep(CHECK_MS);
  };
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    onStart();
    setTimeout(drop, noticeMs + DRAIN_MS).unref();
    for (const response of inFlight) closeAfter(response);
    await sleep(noticeMs);
    await acceptAll();
    // The `close` of HTTP would also close connections whose first request is on its way.
    NetServer.prototype.close.call(server);
    await firstRequests();
    server.closeIdleConnections();
    onDrain();
    await answered();
    await end();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
