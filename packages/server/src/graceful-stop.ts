import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Time for requests in flight after the notice period, ms. */
const DRAIN_MS = 8_000;

export interface StopOptions {
  /** Time for load balancers to notice the stop and to send visitors elsewhere, ms. */
  noticeMs: number;
  onStart: () => void;
  onEnd: () => Promise<void>;
}

/**
 * Stops on SIGTERM or SIGINT. For the notice period the server still answers, closes each connection, and `/healthz`
 * says that it stops. Then it drops idle connections, takes no new ones, finishes requests in flight, calls `onEnd` (which
 * closes WebSockets) and exits 0 within 9 s. A second signal exits 1 at once.
 */
export function stopOnSignal(server: Server, { noticeMs, onStart, onEnd }: StopOptions): void {
  let stopping = false;
  let ending = false;
  const inFlight = new Set<ServerResponse>();
  // A connection kept alive for the next request would hold the process until it times out.
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (stopping) closeAfter(response);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  const answered = () => Promise.all([...inFlight].map((response) => once(response, 'close')));
  const end = async () => {
    if (ending) return;
    ending = true;
    await onEnd();
    process.exit(0);
  };
  const drop = () => {
    if (ending) return;
    process.stderr.write(`unanswered requests at the stop: ${inFlight.size}\n`);
    void end();
  };
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    onStart();
    setTimeout(drop, noticeMs + DRAIN_MS).unref();
    for (const response of inFlight) closeAfter(response);
    await sleep(noticeMs);
    // On a busy machine requests may have arrived that nobody has read: one turn accepts connections, the next reads.
    await nextTurn();
    await nextTurn();
    // Not before: a request may be on its way on a connection that looks idle, or that is new.
    server.closeIdleConnections();
    await answered();
    server.close();
    // Requests that arrived during the notice period. Connections without a request are dropped.
    await answered();
    await end();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
