import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldBackend {
  origin: string;
  /** Addresses of the calls so far. */
  asked: string[];
  /** Resolves at the first call. */
  firstCall: Promise<void>;
  /** Answers the calls so far and those to come. */
  release: () => void;
  stop: () => void;
}

/** Starts a backend that answers every call with an empty list, but not before `release`. */
export async function startHeldBackend(): Promise<HeldBackend> {
  const asked: string[] = [];
  const called = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const list = { items: [], total: 0, page: 1, page_size: 24 };
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    called.resolve();
    await released.promise;
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ error_code: 0, error_message: '', payload: list }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    firstCall: called.promise,
    release: released.resolve,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
