import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Load balancers have this long to see that the server stops, and to send visitors elsewhere, ms. */
const NOTICE_MS = 1_000;
/** Contract: what is in flight has this long before the process ends, ms. */
const DRAIN_MS = 9_000;

/**
 * On SIGTERM or SIGINT: closes idle connections and keeps none alive. Until the notice is over and everything in
 * flight is answered it still serves, while `/healthz` says that it stops. Then it takes no new connection, calls
 * `onEnd`, which closes what is no request (chats), and exits 0 within 10 s. A second signal ends it at once.
 */
export function drain(
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
    // Of those who came meanwhile. Whoever has not even asked by now is not waited for.
    await answered();
    await end();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
