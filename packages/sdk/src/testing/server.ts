import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestServer {
  baseUrl: string;
  /** Requests so far, with their bodies. */
  seen: (IncomingMessage & { text: string })[];
  close(): void;
}

/** A real server that calls `handle` after it has read the body of a request. */
export async function startServer(handle: Handle): Promise<TestServer> {
  const seen: TestServer['seen'] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    seen.push(Object.assign(request, { text }));
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers JSON; a string is sent unchanged. */
export const answer =
  (body: unknown): Handle =>
  (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Answers the envelope of a success. */
export const payload = (value: unknown): Handle =>
  answer({ error_code: 0, error_message: '', payload: value });
