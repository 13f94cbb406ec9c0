import * as v from 'valibot';
import { normalizeBaseUrl } from '../client/base-url.ts';
import { type ClientFrame, type ServerFrame, serverFrame } from '../contract/im.ts';
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

export interface SandboxMessagingOptions {
  /** The API's; empty for the page's own origin. */
  baseUrl: string;
  /** Default: the platform's, looked up when a connection is opened. */
  WebSocket?: new (
    address: string,
  ) => WebSocket;
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
      const socket = new (Socket ?? globalThis.WebSocket)(address(baseUrl));
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
