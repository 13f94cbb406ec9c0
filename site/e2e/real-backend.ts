import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@companion/sandbox';
import { serve } from '@hono/node-server';
import { logIn } from './log-in.ts';

export interface RealBackend {
  origin: string;
  /** Requests so far. */
  asked: { path: string; headers: Headers; body: string }[];
  /** Logs in without a browser. @returns what the session store keeps. */
  logIn(phone: string): Promise<string>;
  close: () => Promise<void>;
}

/**
 * A backend on another origin, behind a proxy without WebSockets: the calls of spec §7 and `/talks`
 * (packages/sdk/docs/messaging-protocol.md), with CORS, and nothing of the sandbox. `bodies` replace answers by path.
 */
export async function startRealBackend(bodies: Record<string, unknown> = {}): Promise<RealBackend> {
  const sandbox = createSandbox({ data: ':memory:', print: () => {}, replyPaceMs: 0 });
  const asked: RealBackend['asked'] = [];
  const local = { address: '127.0.0.1' };
  const whole = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (one) => sandbox.fetch(one, local),
  });
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const url = new URL(request.url);
      const { method, headers: sent } = request;
      const body = await request.clone().text();
      if (method !== 'OPTIONS') asked.push({ path: url.pathname, headers: sent, body });
      const cors = {
        'Access-Control-Allow-Origin': request.headers.get('origin') ?? '*',
        'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '',
      };
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      const ordered = bodies[url.pathname];
      if (ordered !== undefined) return Response.json(ordered, { headers: cors });
      if (url.pathname.startsWith('/sandbox'))
        return new Response('', { status: 404, headers: cors });
      if (url.pathname === '/talks') url.pathname = '/sandbox/messaging';
      url.hostname = 'localhost';
      const inner = new Request(url, request);
      for (const name of ['origin', 'sec-fetch-site', 'host']) inner.headers.delete(name);
      const answer = await sandbox.fetch(inner, local);
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(cors)) headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    },
  });
  await Promise.all([once(server, 'listening'), once(whole, 'listening')]);
  const originOf = (one: typeof server) =>
    `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  return {
    origin: originOf(server),
    asked,
    async logIn(phone) {
      const { session } = await logIn(originOf(whole), phone);
      return JSON.stringify(session.getSnapshot());
    },
    async close() {
      server.close();
      whole.close();
      await sandbox.close();
    },
  };
}
