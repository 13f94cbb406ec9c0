import { expect, it } from 'vitest';
import { type ConformanceCase, messagingConformance } from '../messaging/conformance.ts';
import { createWebSocketMessaging } from '../messaging/websocket-transport.ts';
import { createMessagingServer, type MessagingServer } from './messaging-server.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** Runs a case of the kit against a new server. */
async function check({ run }: ConformanceCase, rules: Partial<MessagingServer['rules']> = {}) {
  const clock = createVirtualClock();
  const server = createMessagingServer(clock);
  Object.assign(server.rules, rules);
  const { WebSocket } = server;
  let isOver = false;
  const checked = run({
    transport: createWebSocketMessaging({ url: 'wss://im.example/talks', WebSocket, clock }),
    companionId: 'ember',
    getToken: async () => server.issueToken(),
    history: async (query) => server.history(query),
  }).finally(() => {
    isOver = true;
  });
  checked.catch(() => undefined);
  while (!isOver) await clock.pass(20);
  return checked;
}

/** The server has one visitor, and a companion of every name. */
const EXCEPT = ['sends nothing to another visitor', 'refuses an unknown companion, and goes on'];
const cases = messagingConformance.filter(({ name }) => !EXCEPT.includes(name));

it.each(cases.map((one) => [one.name, one] as const))(
  'conformance of the server that tests use: %s',
  (_, one) => check(one),
);

it('conformance fails for a service that stores a repeated message again', async () => {
  const once = messagingConformance.find(({ name }) => name.startsWith('stores a message once'))!;
  await expect(check(once, { storesAgain: true })).rejects.toThrow('the message is stored 2 times');
});
