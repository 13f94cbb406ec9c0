import * as v from 'valibot';
import { type ClientFrame, type ServerFrame, serverFrame } from '../contract/im.ts';
import { normalizeBaseUrl } from '../internal/base-url.ts';
import { type Clock, systemClock } from './clock.ts';
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

export interface SandboxMessagingOptions {
  /** Base address of the API; empty for the page's own origin. */
  baseUrl: string;
  /**
   * Default: the platform's, read when a connection opens. Node before 22 has none: pass that of the package
   * `ws`.
   */
  WebSocket?: new (
    address: string,
  ) => MessagingSocket;
  clock?: Clock;
}

/** Messaging over the sandbox's WebSocket. A silent connection is given up. */
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
      // A `close` event follows. Without a listener `ws` throws the error.
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

/** `undefined`: not JSON, or a frame that this version does not know. */
function read(data: unknown): ServerFrame | undefined {
  try {
    const result = v.safeParse(serverFrame, JSON.parse(String(data)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
