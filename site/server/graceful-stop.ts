import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever watches over the server has this long to see that it stops, and to send visitors elsewhere, ms. */
const NOTICE_MS = 1_000;
/** Contract: what is in flight has this long before the process ends, ms. */
const DRAIN_MS = 9_000;

/**
 * On SIGTERM or SIGINT: closes idle connections and keeps none; for a while, and until what was in flight
 * is answered, whoever still comes is served, and told by `/healthz`. Then it takes no new connection, and
 * exits 0 within 10 s. A second signal ends at once.
 */
export function drain(
  server: Server,
  { onStart, onEnd }: { onStart: () => void; onEnd: () => Promise<void> | undefined },
): void {
  let stopping = false;
  const inFlight = new Set<ServerResponse>();
  // A connection that is kept for the next request would hold the process until its time is over.
  const bidFarewell = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (stopping) bidFarewell(response);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    onStart();
    const finish = async () => {
      await onEnd();
      process.exit(0);
    };
    setTimeout(finish, DRAIN_MS).unref();
    for (const response of inFlight) bidFarewell(response);
    server.closeIdleConnections();
    const answered = [...inFlight].map((response) => once(response, 'close'));
    void Promise.all([sleep(NOTICE_MS), ...answered]).then(() => server.close(() => void finish()));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
