import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve as listen, type ServerType } from '@hono/node-server';
import { createSandbox } from '../../packages/sandbox/src/index.ts';

/** Answers requests for the pages and files of a consumer. */
export type Answer = (request: Request) => Response | Promise<Response>;

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** Serves a consumer's pages and an empty sandbox on one origin, like a product's own proxy. */
export async function serve(pages: Answer): Promise<Served> {
  const sandbox = createSandbox({ data: ':memory:', print: () => {} });
  const served = await servePages((request, address) =>
    /^\/(api|sandbox)\//.test(new URL(request.url).pathname)
      ? sandbox.fetch(request, { address })
      : pages(request),
  );
  return {
    origin: served.origin,
    async close() {
      await served.close();
      await sandbox.close();
    },
  };
}

/** Serves a consumer's pages alone. */
export async function servePages(
  pages: (request: Request, address: string) => ReturnType<Answer>,
): Promise<Served> {
  const server = await new Promise<ServerType>((resolve) => {
    const listening = listen(
      {
        hostname: 'localhost',
        port: 0,
        fetch: (request, { incoming }) => pages(request, incoming.socket.remoteAddress ?? ''),
      },
      () => resolve(listening),
    );
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with the files of a build. */
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

/** Allows only files of the page's own origin: no inline script, no inline style. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'";

/** Sends the answers with a strict Content-Security-Policy. */
export function strict(pages: Answer): Answer {
  return async (request) => {
    const response = await pages(request);
    response.headers.set('content-security-policy', POLICY);
    return response;
  };
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};
