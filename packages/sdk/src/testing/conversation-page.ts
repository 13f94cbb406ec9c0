import { vi } from 'vitest';
import { createMessaging } from '../messaging/messaging.ts';
import type { MessagingTransport } from '../messaging/transport.ts';
import { createWebSocketMessaging } from '../messaging/websocket-transport.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createMessagingServer } from './messaging-server.ts';
import { createVirtualClock } from './virtual-clock.ts';

export const ann = { access_token: 'token-ann', web_user_id: 'ann' };
export const ben = { access_token: 'token-ben', web_user_id: 'ben' };

/** A page with its own server and clock; by default Ann is logged in. */
export function openPage({
  user = ann,
  language = () => 'zh',
  WebSocket,
  transport,
}: {
  user?: typeof ann | null;
  language?: () => string;
  WebSocket?: new (address: string) => WebSocket;
  transport?: MessagingTransport;
} = {}) {
  const clock = createVirtualClock();
  const server = createMessagingServer(clock);
  const session = createSessionStore({ storage: null, events: null });
  if (user) session.login(user);
  const im = {
    getToken: vi.fn(async () => ({ im_token: server.issueToken() })),
    historyMessages: vi.fn(async (query: Parameters<typeof server.history>[0]) =>
      server.history(query),
    ),
  };
  const events = new EventTarget();
  const log = vi.fn();
  let ids = 0;
  const messaging = createMessaging({
    client: { im, session },
    transport:
      transport ??
      createWebSocketMessaging({
        url: 'https://im.example/talks',
        WebSocket: WebSocket ?? server.WebSocket,
        clock,
      }),
    appId: 'companion',
    language,
    clock,
    random: () => 0.5,
    newId: () => `c${ids++}`,
    events: events as unknown as Window,
    log,
  });
  const ember = messaging.conversation('ember');
  const texts = () => ember.getSnapshot().messages.map(({ text }) => text);
  const states = () => ember.getSnapshot().messages.map(({ state }) => state);
  return { clock, server, session, im, events, log, messaging, ember, texts, states };
}

/** The page with an open connection. */
export async function openConversation(options: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(options);
  const stopListening = page.ember.subscribe(() => undefined);
  await page.clock.pass(1000);
  return { ...page, stopListening };
}
