import * as v from 'valibot';
import { normalizeBaseUrl } from '../client/base-url.ts';
import { type ClientFrame, type ServerFrame, serverFrame } from '../contract/im.ts';
import { type Clock, systemClock } from './clock.ts';
import type { MessagingTransport } from './transport.ts';

/** A line that is not welcomed by then is none, ms. */
export const WELCOME_TIMEOUT_MS = 10_000;
/** After this long without a word the other side is asked whether it is there, ms. */
export const SILENCE_MS = 20_000;
/** It has this long to say so, ms. */
export const PONG_TIMEOUT_MS = 10_000;

/** The sandbox closes the oldest of too many sockets with this code. */
const REPLACED = 4409;

export interface SandboxMessagingOptions {
  /** The API's; empty for the page's own origin. */
  baseUrl: string;
  /** Default: the platform's, looked up when a line is opened. */
  WebSocket?: new (
    address: string,
  ) => WebSocket;
  clock?: Clock;
}

/** Lines to the sandbox's companions: a WebSocket each. A silent one is found out and given up. */
export function createSandboxMessaging({
  baseUrl,
  WebSocket: Socket,
  clock = systemClock,
}: SandboxMessagingOptions): MessagingTransport {
  return {
    open({ token, after, language }, { onHeard, onEnd }) {
      const socket = new (Socket ?? globalThis.WebSocket)(address(baseUrl));
      const say = (frame: ClientFrame) => {
        if (socket.readyState === OPEN) socket.send(JSON.stringify(frame));
      };
      let cancel = clock.after(WELCOME_TIMEOUT_MS, () => end('cut'));
      let ended = false;

      function hangUp(): void {
        ended = true;
        cancel();
        socket.close();
      }

      function end(why: 'cut' | 'replaced'): void {
        if (ended) return;
        hangUp();
        onEnd(why);
      }

      function listen(): void {
        cancel();
        cancel = clock.after(SILENCE_MS, () => {
          say({ type: 'ping' });
          cancel = clock.after(PONG_TIMEOUT_MS, () => end('cut'));
        });
      }

      socket.addEventListener('open', () =>
        say({ type: 'hello', im_token: token, ...(after !== undefined && { after }), language }),
      );
      socket.addEventListener('close', ({ code }) => end(code === REPLACED ? 'replaced' : 'cut'));
      socket.addEventListener('message', ({ data }) => {
        const frame = ended ? undefined : read(data);
        if (!frame) return;
        listen();
        if (frame.type !== 'pong') onHeard(frame);
      });

      return { say, hangUp };
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

/** `undefined`: a word that this client does not know. */
function read(data: unknown): ServerFrame | undefined {
  try {
    const result = v.safeParse(serverFrame, JSON.parse(String(data)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
