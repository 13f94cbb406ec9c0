import type { AddressInfo } from 'node:net';
import {
  type Clock,
  createHttpMessaging,
  createWebSocketMessaging,
  type MessagingTransport,
} from '@companion/sdk/messaging';
import { messagingConformance } from '@companion/sdk/messaging/conformance';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { WebSocket } from 'ws';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

const PHONES = { first: '13800138000', second: '13800138001' };

let sandbox: TestSandbox;
let server: ReturnType<typeof serve>;
let url: string;
let sessions: Record<keyof typeof PHONES, string>;

beforeAll(async () => {
  sandbox = createTestSandbox();
  server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => sandbox.fetch(request, { address: '127.0.0.1' }),
  });
  server.on('upgrade', (request, socket, head) => {
    sandbox.upgrade(request, socket, head);
  });
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/messaging`;
  sessions = {
    first: (await sandbox.login(PHONES.first)).token,
    second: (await sandbox.login(PHONES.second)).token,
  };
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});
// The limit of the minute is no part of the protocol.
beforeEach(() => {
  sandbox.clock.now += 60_000;
});

/** Polls come at once; time-outs stay. */
const impatient: Clock = {
  now: Date.now,
  after(ms, act) {
    const timer = setTimeout(act, ms > 2_000 ? ms : 20);
    return () => clearTimeout(timer);
  },
};

/** Answers polls only, as a proxy that does not let streams through. */
const fetchWithoutStreams: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if (headers.has('accept')) headers.set('accept', 'application/json');
  return fetch(input, { ...init, headers });
};

const transports: Record<string, () => MessagingTransport> = {
  WebSocket: () => createWebSocketMessaging({ url, WebSocket }),
  'server-sent events': () => createHttpMessaging({ url }),
  polling: () => createHttpMessaging({ url, fetch: fetchWithoutStreams, clock: impatient }),
};

describe.each(Object.keys(transports))('conformance over %s', (name) => {
  test.each(messagingConformance.map((one) => [one.name, one] as const))(
    '%s',
    async (_, { run }) => {
      await run({
        transport: transports[name]!(),
        companionId: 'ember',
        getToken: async (visitor) => {
          const token = sessions[visitor];
          const { json } = await sandbox.call('GET', '/api/im/get_token?app_id=1', { token });
          return json.payload.im_token;
        },
        history: async (body) => {
          const options = { token: sessions.first, body };
          return (await sandbox.call('POST', '/api/im/history_messages', options)).json.payload;
        },
      });
    },
  );
});
