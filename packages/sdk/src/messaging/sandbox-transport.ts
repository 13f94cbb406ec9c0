import * as v from 'valibot';
import { type ClientFrame, type ServerFrame, serverFrame } from '../contract/im.ts';
import { normalizeBaseUrl } from '../internal/base-url.ts';
import { type Clock, systemClock } from './clock.ts';
import type { MessagingTransport } from './transport.ts';

/** A connection without a `welcome` by then counts as lost, ms. */
export const WELCOME_TIMEOUT_MS = 10_000;
/** After this long without a frame the other side is pinged, ms. */
export const SILENCE_MS = 20_000;
/** It has this long to answer the ping, ms. */
export const PONG_TIMEOUT_MS = 10_000;

/** The sandbox closes the oldest of too many sockets with this code. */
const REPLACED = 4409;

/** What is used of a `WebSocket`: the platform's fits, and that of the package `ws`. */
export interface MessagingSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface SandboxMessagingOptions {
  /** The API's; empty for the page's own origin. */
  baseUrl: string;
  /**
   * Default: the platform's, looked up when a connection is opened. Node has none before 22: hand in that
   * of the package `ws`.
   */
  WebSocket?: new (
    address: string,
  ) => MessagingSocket;
  clock?: Clock;
}

/** Messaging over the sandbox's WebSocket. A connection that falls silent is given up. */
export function createSandboxMessaging({
  baseUrl,
  WebSocket: Socket,
  clock = systemClock,
}: SandboxMessagingOptions): MessagingTransport {
  return {
    open({ token, after, language }, { onFrame, onClose }) {
      const Class = Socket ?? (globalThis as Partial<typeof globalThis>).WebSocket;
      if (!Class)
        throw new Error('createSandboxMessaging needs a WebSocket: this platform has none');
      const socket: MessagingSocket = new Class(address(baseUrl));
      const send = (frame: ClientFrame) => {
        if (socket.readyState === OPEN) socket.send(JSON.stringify(frame));
      };
      let cancel = clock.after(WELCOME_TIMEOUT_MS, () => end('lost'));
      let ended = false;

      function close(): void {
        ended = true;
        cancel();
        socket.close();
      }

      function end(reason: 'lost' | 'replaced'): void {
        if (ended) return;
        close();
        onClose(reason);
      }

      function listen(): void {
        cancel();
        cancel = clock.after(SILENCE_MS, () => {
          send({ type: 'ping' });
          cancel = clock.after(PONG_TIMEOUT_MS, () => end('lost'));
        });
      }

      socket.addEventListener('open', () =>
        send({ type: 'hello', im_token: token, ...(after !== undefined && { after }), language }),
      );
      // `close` follows, and says enough. But `ws` throws an error that nobody listens to.
      socket.addEventListener('error', () => {});
      socket.addEventListener('close', ({ code }) => end(code === REPLACED ? 'replaced' : 'lost'));
      socket.addEventListener('message', ({ data }) => {
        const frame = ended ? undefined : read(data);
        if (!frame) return;
        listen();
        if (frame.type !== 'pong') onFrame(frame);
      });

      return { send, close };
    },
  };
}

/** `WebSocket.OPEN`. */
const OPEN = 1;

function address(baseUrl: string): string {
  const path = `${normalizeBaseUrl(baseUrl)}/sandbox/messaging`;
  const url = new URL(path, globalThis.location?.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** `undefined`: no JSON, or a frame that this version does not know. */
function read(data: unknown): ServerFrame | undefined {
  try {
    const result = v.safeParse(serverFrame, JSON.parse(String(data)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
