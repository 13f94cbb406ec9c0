import type { LogFailure } from '../vendors/log.ts';
import { BACKOFF_CAP_MS, backoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Heard, Hello, Line, MessagingTransport, Said } from './transport.ts';

/** `cut`: there was a line, or should have been one, and it is being made again. */
export type LineState = 'closed' | 'connecting' | 'open' | 'cut';

export interface LineKeeperOptions {
  transport: MessagingTransport;
  /** A pass for one line. */
  getToken(signal: AbortSignal): Promise<string>;
  hello(): Omit<Hello, 'token'>;
  onHeard(frame: Heard): void;
  onState(state: LineState): void;
  clock: Clock;
  random: () => number;
  log: LogFailure;
}

export interface LineKeeper {
  /** From now on there is a line, whatever breaks it. */
  open(): void;
  close(): void;
  /** Waits no longer for the next try. */
  hurry(): void;
  /** Makes a new line at once: the old one is not trusted. */
  renew(): void;
  /** Said on an open line; without one it is lost. */
  say(frame: Said): void;
}

/** One line, made again with growing waits whenever it breaks, each time with a new token. */
export function keepLine(options: LineKeeperOptions): LineKeeper {
  const { transport, getToken, hello, onHeard, onState, clock, random, log } = options;
  let state: LineState = 'closed';
  let failures = 0;
  let isWaiting = false;
  let line: Line | null = null;
  /** Lets go of what is under way: a try, a line, a wait. */
  let letGo = () => {};

  function enter(next: LineState): void {
    if (state === next) return;
    state = next;
    onState(next);
  }

  function connect(): void {
    letGo();
    isWaiting = false;
    const attempt = new AbortController();
    const { signal } = attempt;
    let own: Line | undefined;
    let welcomedAt = Number.POSITIVE_INFINITY;
    letGo = () => {
      attempt.abort();
      own?.hangUp();
      line = null;
    };

    function lost(why: 'cut' | 'replaced'): void {
      if (signal.aborted) return;
      letGo();
      // A line that was good for long says nothing about the next.
      if (clock.now() - welcomedAt >= BACKOFF_CAP_MS) failures = 0;
      isWaiting = true;
      letGo = why === 'cut' ? clock.after(backoff(failures, random), connect) : () => {};
      failures += 1;
      enter('cut');
    }

    getToken(signal)
      .then((token) => {
        if (signal.aborted) return;
        own = transport.open(
          { token, ...hello() },
          {
            onHeard(frame) {
              if (signal.aborted) return;
              if (frame.type === 'welcome') {
                line = own ?? null;
                welcomedAt = clock.now();
                enter('open');
              }
              onHeard(frame);
            },
            onEnd: lost,
          },
        );
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log('messaging', error);
        lost('cut');
      });
    enter(state === 'closed' || state === 'connecting' ? 'connecting' : 'cut');
  }

  return {
    open() {
      if (state === 'closed') connect();
    },
    close() {
      letGo();
      letGo = () => {};
      isWaiting = false;
      failures = 0;
      enter('closed');
    },
    hurry() {
      if (isWaiting) connect();
    },
    renew() {
      if (state !== 'closed') connect();
    },
    say: (frame) => line?.say(frame),
  };
}
