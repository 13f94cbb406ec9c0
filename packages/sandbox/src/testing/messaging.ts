import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type ServerFrame, serverFrame } from '@companion/sdk/contract';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { SandboxOptions } from '../index.ts';
import { createTestSandbox, type TestSandbox } from './sandbox.ts';

export const PHONE = '13800138000';

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** A client socket that keeps all received frames. */
export class TestClient {
  readonly frames: ServerFrame[] = [];
  readonly socket: WebSocket;
  /** Close code, null while open. */
  closed: number | null = null;
  #wake: () => void = () => undefined;

  constructor(port: number, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://localhost:${port}/sandbox/messaging`, { headers });
    this.socket.on('message', (data) => {
      this.frames.push(v.parse(serverFrame, JSON.parse(String(data))));
      this.#wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on('error', () => undefined);
  }

  send(frame: unknown) {
    this.socket.send(JSON.stringify(frame));
  }

  /** Waits for a matching frame. Frames received before count too. */
  async receive<T extends ServerFrame['type']>(
    type: T,
    matches: (frame: FrameOf<T>) => boolean = () => true,
  ): Promise<FrameOf<T>> {
    for (;;) {
      const found = this.all(type).find(matches);
      if (found) return found;
      if (this.closed !== null) throw new Error(`closed with ${this.closed}`);
      await this.change();
    }
  }

  /** All received frames of a type. */
  all<T extends ServerFrame['type']>(type: T): FrameOf<T>[] {
    return this.frames.filter((frame): frame is FrameOf<T> => frame.type === type);
  }

  /** Waits for the close and returns its code. */
  async close(): Promise<number> {
    while (this.closed === null) await this.change();
    return this.closed;
  }

  /** Waits for the next frame or the close. */
  change() {
    return new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** A test sandbox behind an HTTP server, for sockets. */
export interface MessagingHarness {
  sandbox: TestSandbox;
  port: number;
  connect(headers?: Record<string, string>): TestClient;
  imToken(token: string): Promise<string>;
  /** Connects and says hello with this session. */
  open(token: string, hello?: Record<string, unknown>): Promise<TestClient>;
  history(
    token: string,
    body?: Record<string, unknown>,
  ): Promise<{ items: { id: string; author: string; text: string }[]; has_more: boolean }>;
  /** A TCP connection that sends an upgrade request and does not close by itself. */
  rawConnection(path: string, ...headers: string[]): Promise<Socket>;
  /** Number of connections that the server holds. */
  connectionCount(): Promise<number>;
  close(): Promise<void>;
}

export async function startMessaging(
  options: Partial<SandboxOptions> = {},
): Promise<MessagingHarness> {
  const sandbox = createTestSandbox(options);
  const clients: TestClient[] = [];
  const server: Server = createServer().on('upgrade', (request, socket, head) => {
    if (!sandbox.upgrade(request, socket, head)) socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  const harness: MessagingHarness = {
    sandbox,
    port,
    connect(headers) {
      const client = new TestClient(port, headers);
      clients.push(client);
      return client;
    },
    async imToken(token) {
      const { json } = await sandbox.call('GET', '/api/im/get_token?app_id=1', { token });
      return json.payload.im_token;
    },
    async open(token, hello = {}) {
      const client = harness.connect();
      await once(client.socket, 'open');
      client.send({ type: 'hello', im_token: await harness.imToken(token), ...hello });
      await client.receive('welcome');
      return client;
    },
    async history(token, body = {}) {
      const { json } = await sandbox.call('POST', '/api/im/history_messages', {
        token,
        body: { character_id: 'ember', ...body },
      });
      return json.payload;
    },
    async rawConnection(path, ...headers) {
      const peer = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
      await once(peer, 'connect');
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: localhost:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
        ...headers,
      ];
      peer.write(`${head.join('\r\n')}\r\n\r\n`);
      return peer;
    },
    connectionCount: () =>
      new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    async close() {
      for (const { socket } of clients) socket.terminate();
      server.close();
      await sandbox.close();
    },
  };
  return harness;
}

/** A message to the companion `ember`. */
export const message = (text: string, client_id = 'c1') => ({
  type: 'send',
  client_id,
  character_id: 'ember',
  text,
});

/** Matches the frames of the reply to this message. */
export const replyTo = (id: string) => (frame: { reply_to?: string | undefined }) =>
  frame.reply_to === id;
