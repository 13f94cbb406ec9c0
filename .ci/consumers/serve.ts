import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createSandbox } from '../../packages/sandbox/src/index.ts';

/** What a consumer answers to the request for a page or a file. */
export type Answer = (request: Request) => Response | Promise<Response>;

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** A consumer's pages and an empty sandbox under one origin, as behind a product's own proxy. */
export async function serve(pages: Answer): Promise<Served> {
  const sandbox = createSandbox({ data: ':memory:', print: () => {} });
  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    const request = requestOf(incoming);
    const isBackend = /^\/(api|sandbox)\//.test(new URL(request.url).pathname);
    const remoteAddress = incoming.socket.remoteAddress ?? '';
    return isBackend ? sandbox.fetch(request, { remoteAddress }) : pages(request);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
    },
  };
}

/** The files of a build. */
export function files(folder: string): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = types[path.extname(name)];
    const file = await readFile(path.join(folder, name)).catch(() => undefined);
    if (type === undefined || file === undefined) return new Response(null, { status: 404 });
    return new Response(file, { headers: { 'content-type': type } });
  };
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  } as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
