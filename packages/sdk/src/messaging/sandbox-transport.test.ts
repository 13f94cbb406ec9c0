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
import { createSandboxMessaging } from './sandbox-transport.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) cleanUp();
});

/** Waits for a new try take no time; whatever else waits, waits for ever. */
const impatient: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    if (ms > 2000) return () => undefined;
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
};

/** The API and its socket on one port, with `listen` for the other side's ear. */
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
  const sockets = new WebSocketServer({ server, path: '/sandbox/messaging' });
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

it('talks over a real socket: a cut between storing and acknowledging neither loses nor doubles', async () => {
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
    transport: createSandboxMessaging({ baseUrl, clock: impatient }),
    appId: 'companion',
    clock: impatient,
  });
  cleanUps.push(messaging.close);
  const talk = messaging.conversation('ember');
  const until = (fits: (snapshot: ConversationSnapshot) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => fits(talk.getSnapshot()) && resolve();
      cleanUps.push(talk.subscribe(look));
      look();
    });

  await until(({ connection, earlier }) => connection === 'open' && earlier === 'start');
  talk.send('在吗？');
  await until(({ messages }) => messages.length === 2 && messages[1]?.state === undefined);
  expect(talk.getSnapshot()).toMatchObject({
    messages: [
      { author: 'user', text: '在吗？' },
      { author: 'character', text: '你好。' },
    ],
    typing: false,
    connection: 'open',
  });
  expect(talk.getSnapshot().messages[0]).not.toHaveProperty('state');
  expect(new Set(hellos).size).toBe(2);
});

const handshake = { token: 'pass', after: undefined, language: 'zh' };

it('is lost when nobody is there, also by the package ws', async () => {
  const { open } = createSandboxMessaging({ baseUrl: 'http://127.0.0.1:1', WebSocket });
  const onClose = vi.fn();
  open(handshake, { onFrame: vi.fn(), onClose });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onClose.mock.calls).toEqual([['lost']]);
});

it('ends in peace while it is still being made', async () => {
  const { baseUrl } = await serve(() => undefined);
  const { open } = createSandboxMessaging({ baseUrl, WebSocket });
  const onClose = vi.fn();
  open(handshake, { onFrame: vi.fn(), onClose }).close();
  // What goes wrong here is told a moment later, to whoever hears what nobody catches.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onClose).not.toHaveBeenCalled();
});

it('says what is missing where there is no WebSocket', () => {
  vi.stubGlobal('WebSocket', undefined);
  const { open } = createSandboxMessaging({ baseUrl: 'http://127.0.0.1:1' });
  expect(() => open(handshake, { onFrame: vi.fn(), onClose: vi.fn() })).toThrow(
    'createSandboxMessaging needs a WebSocket',
  );
  vi.unstubAllGlobals();
});
