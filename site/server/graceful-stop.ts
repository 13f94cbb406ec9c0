import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Contract: what is in flight has this long before the process ends, ms. */
const DRAIN_MS = 9_000;

/**
 * On SIGTERM or SIGINT: takes no new connection, closes idle ones, lets what is in flight finish,
 * then exits 0 within 10 s. A second signal ends at once.
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
    server.close(() => void finish());
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
