import { MESSAGE_MAX_LENGTH } from '../contract/constants.ts';
import type { History, HistoryQuery } from '../contract/im.ts';
import { callListener } from '../internal/call-listener.ts';
import type { LogFailure } from '../internal/log.ts';
import type { Clock } from './clock.ts';
import * as talks from './conversation-state.ts';
import type { ConnectionKeeper, ConnectionState } from './keep-connection.ts';
import type { IncomingFrame } from './transport.ts';

/** A message without an acknowledgement by then has failed, ms: the time that any call has (spec §7). */
export const ACK_TIMEOUT_MS = 10_000;
/** A reply of which nothing more comes for this long is given up, ms. */
export const REPLY_SILENCE_MS = 60_000;

export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly talks.ConversationMessage[];
  /** The companion was asked and has not said a word yet. */
  readonly typing: boolean;
  /** Whether history goes on before the oldest message: `start` is its beginning. */
  readonly earlier: 'more' | 'loading' | 'failed' | 'start';
  readonly connection: ConnectionState;
}

/** The conversation with one companion; fits React's `useSyncExternalStore`. */
export interface Conversation {
  /** While there is a subscriber and a visitor is logged in, it connects and loads the history. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConversationSnapshot;
  /** An empty conversation, for server rendering. */
  getServerSnapshot(): ConversationSnapshot;
  /**
   * Sends a message; without a connection it waits for the next one. Without an acknowledgement within
   * 10 s, or when somebody logs in or out before it, its state is `failed`. What is written while nobody
   * is logged in is there after the login, unless another visitor was here before. A text of spaces alone
   * is ignored.
   * @throws {RangeError} when it is longer than 2000 UTF-16 units.
   */
  send(text: string): void;
  /** Sends a `failed` message again; the backend stores it once even if it had arrived. */
  resend(id: string): void;
  /** Stops the reply that is being streamed. What has come of it stays. */
  stop(): void;
  /** Loads the page of history before the oldest message, or the newest page where that failed. */
  loadEarlier(): void;
}

/** A conversation with what messaging drives it by. */
export interface ConversationController extends Conversation {
  onFrame(frame: IncomingFrame): void;
  onConnectionState(state: ConnectionState): void;
  /**
   * A connection stands: sends again what may have been lost with the one before, and loads a newest page
   * that could not be loaded. A first connection does not deliver what was stored up to `lastId`; the history
   * must, so a newest page that does not reach up to it is loaded again once it has come.
   */
  onWelcome(lastId?: string): void;
  /** Changes the visitor; `null`: nobody is logged in. Another visitor's messages are not shown. */
  setVisitor(visitor: string | null): void;
  /** It has a subscriber, or something is still to be sent. */
  needsConnection(): boolean;
}

export interface ConversationControllerOptions {
  characterId: string;
  connection: Pick<ConnectionKeeper, 'send' | 'retryNow' | 'reconnect'>;
  history(query: HistoryQuery, signal: AbortSignal): Promise<History>;
  /** Called after each change, also when a listener comes or goes. */
  onChange(): void;
  newId(): string;
  clock: Clock;
  log: LogFailure;
}

const atFirst: ConversationSnapshot = {
  messages: [],
  typing: false,
  earlier: 'start',
  connection: 'closed',
};
const PARTS = ['messages', 'typing', 'earlier', 'connection'] as const;

/** Whether there may be more than up to `newest`. */
const isBehind = (newest: string | undefined, lastId: string | undefined) =>
  lastId !== undefined && lastId !== (newest ?? '0');

export function createConversationController(
  options: ConversationControllerOptions,
): ConversationController {
  const { characterId, connection, history, onChange, newId, clock, log } = options;
  const listeners = new Set<() => void>();
  const ackTimers = new Map<string, () => void>();
  let cancelSilenceTimer = () => {};
  let snapshot = atFirst;
  let talk = talks.nothingSaid;
  let visitor: string | null = null;
  /**
   * Unsent messages from before the last login or logout. What is written while logged out belongs to the
   * last visitor, or with `visitor: null` to the first who logs in.
   */
  let leftBehind: { visitor: string | null; talk: talks.Talk } | null = null;
  /** The page of history that is being asked for. */
  let loading: AbortController | null = null;
  let newestRequested = false;
  /** The newest page is still to come. What is stored up to `known` was there before it was asked for. */
  let newestPage: { known: string | undefined } | null = null;
  /** The `lastId` of a connection that stood before the newest page had come. */
  let unheard: string | undefined;

  function publish(change: Partial<ConversationSnapshot>): void {
    const next = { ...snapshot, ...change };
    if (PARTS.every((part) => next[part] === snapshot[part])) return;
    snapshot = next;
    for (const listener of listeners) callListener(listener);
    onChange();
  }

  function setTalk(next: talks.Talk, change: Partial<ConversationSnapshot> = {}): void {
    if (next === talk) {
      publish(change);
      return;
    }
    talk = next;
    const waiting = new Set(talks.unsent(talk).map(({ id }) => id));
    for (const [id, cancel] of ackTimers) {
      if (waiting.has(id)) continue;
      cancel();
      ackTimers.delete(id);
    }
    if (talk.replies.length === 0) cancelSilenceTimer();
    const messages = talks.messagesOf(talk);
    const isSame =
      messages.length === snapshot.messages.length &&
      messages.every((message, index) => message === snapshot.messages[index]);
    publish({
      messages: isSame ? snapshot.messages : messages,
      typing: talks.isTyping(talk),
      ...change,
    });
  }

  function say({ id, text }: Pick<talks.ConversationMessage, 'id' | 'text'>): void {
    connection.send({ type: 'send', client_id: id, character_id: characterId, text });
  }

  function write(id: string, text: string): void {
    ackTimers.set(
      id,
      clock.after(ACK_TIMEOUT_MS, () => {
        setTalk(talks.fail(talk, id));
        connection.reconnect();
      }),
    );
    setTalk(talks.write(talk, id, text, clock.now()));
    say({ id, text });
    connection.retryNow();
  }

  async function loadPage(
    before: string | undefined,
    merge: (page: History) => talks.Talk,
  ): Promise<void> {
    loading?.abort();
    loading = new AbortController();
    const { signal } = loading;
    publish({ earlier: 'loading' });
    try {
      const page = await history(
        { character_id: characterId, ...(before !== undefined && { before }) },
        signal,
      );
      if (signal.aborted) return;
      const next = merge(page);
      setTalk(next, { earlier: newestPage ? 'loading' : page.has_more ? 'more' : 'start' });
      if (newestPage && !signal.aborted) void loadNewest();
    } catch (error) {
      if (signal.aborted) return;
      log('message history', error);
      publish({ earlier: 'failed' });
    }
  }

  const loadNewest = (): Promise<void> => {
    newestRequested = true;
    unheard = undefined;
    newestPage ??= { known: talks.newestId(talk) };
    const { known } = newestPage;
    return loadPage(undefined, (page) => {
      const newest = page.items.at(-1)?.id;
      newestPage = isBehind(newest, unheard) ? { known: newest } : null;
      return talks.withNewest(talk, page, known, clock.now());
    });
  };

  const open = () => {
    if (visitor !== null && listeners.size > 0 && !newestRequested) void loadNewest();
  };

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => atFirst,
    subscribe(listener) {
      listeners.add(listener);
      open();
      onChange();
      return () => {
        listeners.delete(listener);
        onChange();
      };
    },
    send(text) {
      const words = text.trim().toWellFormed();
      if (words.length > MESSAGE_MAX_LENGTH)
        throw new RangeError(`a message is longer than ${MESSAGE_MAX_LENGTH}`);
      if (words !== '') write(newId(), words);
    },
    resend(id) {
      const failed = snapshot.messages.find((message) => message.id === id);
      if (failed?.state === 'failed') write(id, failed.text);
    },
    stop() {
      setTalk(talks.stop(talk));
      for (const reply_to of talks.stoppedReplies(talk))
        connection.send({ type: 'stop', reply_to });
    },
    loadEarlier() {
      if (visitor === null || snapshot.earlier === 'loading' || snapshot.earlier === 'start')
        return;
      const before = talks.oldestId(talk);
      if (newestPage || before === undefined) void loadNewest();
      else void loadPage(before, (page) => talks.withEarlier(talk, page, clock.now()));
    },
    onFrame(frame) {
      setTalk(talks.applyFrame(talk, frame, clock.now()));
      if (frame.type !== 'typing' && frame.type !== 'piece') return;
      cancelSilenceTimer();
      cancelSilenceTimer = clock.after(REPLY_SILENCE_MS, () =>
        setTalk(talks.dropSilentReplies(talk)),
      );
    },
    onConnectionState: (state) => publish({ connection: state }),
    onWelcome(lastId) {
      if (newestPage && snapshot.earlier === 'loading') unheard = lastId ?? unheard;
      else if (newestRequested && (newestPage || isBehind(talks.newestId(talk), lastId)))
        void loadNewest();
      for (const message of talks.unsent(talk)) say(message);
      for (const reply_to of talks.stoppedReplies(talk))
        connection.send({ type: 'stop', reply_to });
    },
    setVisitor(next) {
      loading?.abort();
      newestRequested = false;
      newestPage = null;
      const last = visitor === null ? leftBehind : null;
      leftBehind = {
        visitor: visitor ?? last?.visitor ?? null,
        talk: talks.leftBehind(talk, last?.talk),
      };
      if (next !== null && next !== (leftBehind.visitor ?? next)) leftBehind = null;
      visitor = next;
      setTalk((next !== null && leftBehind?.talk) || talks.nothingSaid, { earlier: 'start' });
      open();
    },
    needsConnection: () => listeners.size > 0 || talks.unsent(talk).length > 0,
  };
}
