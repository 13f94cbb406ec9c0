import type { Server } from 'node:http';

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
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    onStart();
    const finish = async () => {
      await onEnd();
      process.exit(0);
    };
    setTimeout(finish, DRAIN_MS).unref();
    server.close(() => void finish());
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
