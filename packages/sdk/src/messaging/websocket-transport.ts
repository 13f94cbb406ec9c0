import type { ClientFrame } from '../contract/im.ts';
import { type Clock, systemClock } from './clock.ts';
import { parseFrame } from './parse-frame.ts';
import type { MessagingTransport } from './transport.ts';

/** A connection without a `welcome` counts as lost after this time, ms. */
export const WELCOME_TIMEOUT_MS = 10_000;
/** Time without a frame until a ping is sent, ms. */
export const SILENCE_MS = 20_000;
/** Time for the answer to a ping, ms. */
export const PONG_TIMEOUT_MS = 10_000;

/** Close code for the oldest socket of a visitor who opened too many. */
const REPLACED = 4409;

/** The part of `WebSocket` that is used. The platform's class fits, and that of the package `ws`. */
export interface MessagingSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface WebSocketMessagingOptions {
  /** Address of the service. `http` and `https` become `ws` and `wss`; a path belongs to the page's own origin. */
  url: string;
  /**
   * Default: the platform's, read when a connection opens. Node before 22 has none: pass that of the package
   * `ws`.
   */
  WebSocket?: new (
    address: string,
  ) => MessagingSocket;
  clock?: Clock;
}

/** Messaging over a WebSocket (packages/sdk/docs/messaging-protocol.md). A silent connection is given up. */
export function createWebSocketMessaging({
  url,
  WebSocket: Socket,
  clock = systemClock,
}: WebSocketMessagingOptions): MessagingTransport {
  return {
    open({ token, after, language }, { onFrame, onClose }) {
      const Class = Socket ?? (globalThis as Partial<typeof globalThis>).WebSocket;
      if (!Class)
        throw new Error('createWebSocketMessaging needs a WebSocket: this platform has none');
      const socket: MessagingSocket = new Class(socketAddress(url));
      const send = (frame: ClientFrame) => {
        if (socket.readyState === OPEN) socket.send(JSON.stringify(frame));
      };
      let cancel = clock.after(WELCOME_TIMEOUT_MS, () => end('lost'));
      let isWelcomed = false;
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
      // A `close` event follows. Without a listener `ws` throws the error.
      socket.addEventListener('error', () => {});
      socket.addEventListener('close', ({ code }) => end(code === REPLACED ? 'replaced' : 'lost'));
      socket.addEventListener('message', ({ data }) => {
        const frame = ended ? undefined : parseFrame(String(data));
        if (!frame) return;
        isWelcomed ||= frame.type === 'welcome';
        if (isWelcomed) listen();
        if (frame.type !== 'pong') onFrame(frame);
      });

      return { send, close };
    },
  };
}

/** `WebSocket.OPEN`. */
const OPEN = 1;

function socketAddress(url: string): string {
  const address = new URL(url, globalThis.location?.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
