import type { LogFailure } from '../internal/log.ts';
import { BACKOFF_CAP_MS, backoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import type {
  Connection,
  Handshake,
  IncomingFrame,
  MessagingTransport,
  OutgoingFrame,
} from './transport.ts';

/**
 * `lost`: the connection broke or could not be opened; another attempt follows. `failed`: there is no token after all
 * retries (spec §7), or the service replaced the connection by newer ones; no attempt follows by itself.
 */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost' | 'failed';

export interface ConnectionKeeperOptions {
  transport: MessagingTransport;
  /** Returns a token for one connection. */
  getToken(signal: AbortSignal): Promise<string>;
  handshake(): Omit<Handshake, 'token'>;
  onFrame(frame: IncomingFrame): void;
  onState(state: ConnectionState): void;
  clock: Clock;
  random: () => number;
  log: LogFailure;
}

export interface ConnectionKeeper {
  /** Connects, and reconnects when the connection breaks. */
  open(): void;
  close(): void;
  /** Starts the next attempt now if the connection is lost or failed. */
  retryNow(): void;
  /** Replaces the connection at once. */
  reconnect(): void;
  /** Without an open connection the frame is dropped. */
  send(frame: OutgoingFrame): void;
}

/** One connection that reconnects with growing delays, each time with a new token. */
export function keepConnection(options: ConnectionKeeperOptions): ConnectionKeeper {
  const { transport, getToken, handshake, onFrame, onState, clock, random, log } = options;
  let state: ConnectionState = 'closed';
  let failures = 0;
  let isWaiting = false;
  let connection: Connection | null = null;
  /** Cancels the current attempt, connection or delay. */
  let cancelCurrent = (_isLast?: boolean): void => {};

  function setState(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    onState(next);
  }

  function connect(): void {
    cancelCurrent();
    isWaiting = false;
    const attempt = new AbortController();
    const { signal } = attempt;
    let own: Connection | undefined;
    let welcomedAt = Number.POSITIVE_INFINITY;
    cancelCurrent = (isLast = false) => {
      attempt.abort();
      own?.close(isLast);
      connection = null;
    };

    function lost(reason: 'lost' | 'replaced' | 'failed'): void {
      if (signal.aborted) return;
      cancelCurrent();
      // After a stable connection the delays start from the shortest again.
      if (clock.now() - welcomedAt >= BACKOFF_CAP_MS) failures = 0;
      isWaiting = true;
      cancelCurrent =
        reason === 'lost' ? clock.after(backoff(failures, random), connect) : () => {};
      failures += 1;
      setState(reason === 'lost' ? 'lost' : 'failed');
    }

    getToken(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log('messaging', error);
        lost('failed');
        return null;
      })
      .then((token) => {
        if (signal.aborted || token === null) return;
        own = transport.open(
          { token, ...handshake() },
          {
            onFrame(frame) {
              if (signal.aborted) return;
              if (!own) throw new Error('the transport called onFrame within open');
              if (frame.type === 'welcome') {
                connection = own;
                welcomedAt = clock.now();
                setState('open');
              }
              onFrame(frame);
            },
            onClose: lost,
          },
        );
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log('messaging', error);
        lost('lost');
      });
    setState(state === 'lost' || state === 'open' ? 'lost' : 'connecting');
  }

  return {
    open() {
      if (state === 'closed') connect();
    },
    close() {
      cancelCurrent(true);
      cancelCurrent = () => {};
      isWaiting = false;
      failures = 0;
      setState('closed');
    },
    retryNow() {
      if (isWaiting) connect();
    },
    reconnect() {
      if (state !== 'closed') connect();
    },
    send: (frame) => connection?.send(frame),
  };
}
