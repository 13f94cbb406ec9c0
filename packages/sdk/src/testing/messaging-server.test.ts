import { describe, it } from 'vitest';
import { messagingConformance } from '../messaging/conformance.ts';
import { createWebSocketMessaging } from '../messaging/websocket-transport.ts';
import { createMessagingServer } from './messaging-server.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** The server has one visitor, and a companion of every name. */
const EXCEPT = ['sends nothing to another visitor', 'refuses an unknown companion, and goes on'];
const cases = messagingConformance.filter(({ name }) => !EXCEPT.includes(name));

describe('conformance of the server that tests use', () => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_, { run }) => {
    const clock = createVirtualClock();
    const server = createMessagingServer(clock);
    let isOver = false;
    const checked = run({
      transport: createWebSocketMessaging({
        url: 'wss://im.example/talks',
        WebSocket: server.WebSocket,
        clock,
      }),
      companionId: 'ember',
      getToken: async () => server.issueToken(),
      history: async (query) => server.history(query),
    }).finally(() => {
      isOver = true;
    });
    while (!isOver) await clock.pass(20);
    await checked;
  });
});
