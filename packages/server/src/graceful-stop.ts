import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for load balancers to notice the stop and to send visitors elsewhere, ms. */
const NOTICE_MS = 1_000;
/** Time for requests in flight before the process ends, ms. */
const DRAIN_MS = 9_000;

/**
 * Stops on SIGTERM or SIGINT. For the notice period the server still answers, closes each connection, and `/healthz`
 * says that it stops. Then it takes no new connection, finishes requests in flight, calls `onEnd` (which closes
 * WebSockets) and exits 0 within 10 s. A second signal exits 1 at once.
 */
export function stopOnSignal(
  server: Server,
  { onStart, onEnd }: { onStart: () => void; onEnd: () => Promise<void> },
): void {
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
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    onStart();
    setTimeout(end, DRAIN_MS).unref();
    for (const response of inFlight) closeAfter(response);
    server.closeIdleConnections();
    await Promise.all([sleep(NOTICE_MS), answered()]);
    server.close();
    // Requests that arrived during the notice period. Connections without a request are dropped.
    await answered();
    await end();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
