import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createClient } from '../client/create-client.ts';
import type { ClientFrame, Message, ServerFrame } from '../contract/im.ts';
import { createSessionStore } from '../session/session-store.ts';
import { payload } from '../testing/server.ts';
import type { Clock } from './clock.ts';
import type { ConversationSnapshot } from './conversation.ts';
import { createMessaging } from './messaging.ts';
import { createWebSocketMessaging } from './websocket-transport.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) cleanUp();
});

/** Reconnect delays are zero; other timers never fire. */
const impatient: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    if (ms > 2000) return () => undefined;
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
};

/** The API and its socket on one port; `listen` gets the client's frames. */
async function serve(
  listen: (frame: ClientFrame, line: { tell(frame: ServerFrame): void; cut(): void }) => void,
) {
  const stored: Message[] = [];
  let passes = 0;
  const server = createServer((request, response) => {
    passes += 1;
    const isToken = request.url?.startsWith('/api/im/get_token');
    const answer = isToken ? { im_token: `pass-${passes}` } : { items: stored, has_more: false };
    payload(answer)(request, response);
  });
  const sockets = new WebSocketServer({ server, path: '/talks' });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) =>
      listen(JSON.parse(String(data)), {
        tell: (frame) => socket.send(JSON.stringify(frame)),
        cut: () => socket.terminate(),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return { stored, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('neither loses nor doubles a message over a real socket that is cut before the acknowledgement', async () => {
  const hellos: string[] = [];
  const { baseUrl, stored } = await serve((frame, line) => {
    if (frame.type === 'hello') {
      hellos.push(frame.im_token);
      line.tell({ type: 'welcome', user_id: 'ann', last_id: '0' });
      if (frame.after === undefined) return;
      for (const message of stored) line.tell({ type: 'message', message });
    }
    if (frame.type !== 'send') return;
    const { client_id, character_id, text } = frame;
    const sent_at = new Date(0).toISOString();
    const known = stored.some((message) => message.client_id === client_id);
    if (!known) {
      const shared = { character_id, citations: [], sent_at };
      stored.push({ ...shared, id: '1', author: 'user', client_id, text });
      line.cut();
      return;
    }
    line.tell({ type: 'ack', client_id, id: '1', sent_at });
    line.tell({ type: 'typing', character_id, reply_to: '1' });
    line.tell({ type: 'piece', character_id, reply_to: '1', index: 0, text: '你' });
    const answer = { id: '2', character_id, author: 'character', text: '你好。' } as const;
    const message = { ...answer, citations: [], sent_at };
    line.tell({ type: 'message', message, reply_to: '1' });
  });
  const session = createSessionStore({ storage: null, events: null });
  session.login({ access_token: 'token', web_user_id: 'ann' });
  const messaging = createMessaging({
    client: createClient({ baseUrl, session }),
    transport: createWebSocketMessaging({ url: `${baseUrl}/talks`, clock: impatient }),
    appId: 'companion',
    clock: impatient,
  });
  cleanUps.push(messaging.close);
  const conversation = messaging.conversation('ember');
  const until = (fits: (snapshot: ConversationSnapshot) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => fits(conversation.getSnapshot()) && resolve();
      cleanUps.push(conversation.subscribe(look));
      look();
    });

  await until(({ connection, earlier }) => connection === 'open' && earlier === 'start');
  conversation.send('在吗？');
  await until(({ messages }) => messages.length === 2 && messages[1]?.state === undefined);
  expect(conversation.getSnapshot()).toMatchObject({
    messages: [
      { author: 'user', text: '在吗？' },
      { author: 'character', text: '你好。' },
    ],
    typing: false,
    connection: 'open',
  });
  expect(conversation.getSnapshot().messages[0]).not.toHaveProperty('state');
  expect(new Set(hellos).size).toBe(2);
});

const handshake = { token: 'pass', after: undefined, language: 'zh' };

it('counts as lost when no server answers, also with the package ws', async () => {
  const { open } = createWebSocketMessaging({ url: 'http://127.0.0.1:1', WebSocket });
  const onClose = vi.fn();
  open(handshake, { onFrame: vi.fn(), onClose });
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(onClose.mock.calls).toEqual([['lost']]);
});

it('closes without events while it is opening', async () => {
  const later = Promise.withResolvers<void>();
  const { baseUrl } = await serve(() => later.resolve());
  const { open } = createWebSocketMessaging({ url: `${baseUrl}/talks`, WebSocket });
  const onClose = vi.fn();
  open(handshake, { onFrame: vi.fn(), onClose }).close();
  // An error would appear as an uncaught exception before the hello of a later connection.
  const next = open(handshake, { onFrame: vi.fn(), onClose: vi.fn() });
  await later.promise;
  next.close();
  expect(onClose).not.toHaveBeenCalled();
});

it('throws when the platform has no WebSocket', () => {
  vi.stubGlobal('WebSocket', undefined);
  const { open } = createWebSocketMessaging({ url: 'http://127.0.0.1:1' });
  expect(() => open(handshake, { onFrame: vi.fn(), onClose: vi.fn() })).toThrow(
    'createWebSocketMessaging needs a WebSocket',
  );
  vi.unstubAllGlobals();
});
