import type { History, HistoryQuery } from '../contract/im.ts';
import { tell } from '../session/tell.ts';
import type { LogFailure } from '../vendors/log.ts';
import type { Clock } from './clock.ts';
import type { ConnectionKeeper, ConnectionState } from './keep-connection.ts';
import * as talks from './talk.ts';
import type { IncomingFrame } from './transport.ts';

/** A message without an acknowledgement by then has failed, ms: the time that any call has (spec §7). */
export const ACK_TIMEOUT_MS = 10_000;
/** A reply of which nothing more comes for this long is given up, ms. */
export const REPLY_SILENCE_MS = 60_000;
/** Longest message, UTF-16 units, as the contract has it. */
export const MESSAGE_MAX_LENGTH = 2000;

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
export interface Room extends Conversation {
  hear(frame: IncomingFrame): void;
  onConnectionState(state: ConnectionState): void;
  /**
   * A connection stands: sends again what may have been lost with the one before, and loads a newest page
   * that could not be loaded. A first one delivers nothing that was stored up to `lastId`: the history has to.
   */
  begin(lastId?: string): void;
  /** Changes the visitor; `null`: nobody is logged in. Another visitor's messages are not shown. */
  enter(visitor: string | null): void;
  /** It has a subscriber, or something is still to be sent. */
  needsConnection(): boolean;
}

export interface RoomOptions {
  characterId: string;
  connection: Pick<ConnectionKeeper, 'send' | 'hurry' | 'renew'>;
  history(query: HistoryQuery, signal: AbortSignal): Promise<History>;
  /** Told after each change, also of who listens. */
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

export function createRoom(options: RoomOptions): Room {
  const { characterId, connection, history, onChange, newId, clock, log } = options;
  const listeners = new Set<() => void>();
  const ackTimers = new Map<string, () => void>();
  let cancelHush = () => {};
  let snapshot = atFirst;
  let talk = talks.nothingSaid;
  let visitor: string | null = null;
  /**
   * What was written and nobody got before the last change of visitor. What is written while nobody is
   * logged in is of whoever was last; `null`: nobody was, so it is of whoever comes first.
   */
  let leftBehind: { visitor: string | null; talk: talks.Talk } | null = null;
  /** The page of history that is being asked for. */
  let asking: AbortController | null = null;
  let hasAsked = false;
  /** The newest page is still to come. What is stored up to `known` was there before it was asked for. */
  let newestPage: { known: string | undefined } | null = null;

  function show(change: Partial<ConversationSnapshot>): void {
    const next = { ...snapshot, ...change };
    if (PARTS.every((part) => next[part] === snapshot[part])) return;
    snapshot = next;
    for (const listener of listeners) tell(listener);
    onChange();
  }

  function become(next: talks.Talk, change: Partial<ConversationSnapshot> = {}): void {
    if (next === talk) {
      show(change);
      return;
    }
    talk = next;
    const waiting = new Set(talks.unsent(talk).map(({ id }) => id));
    for (const [id, cancel] of ackTimers) {
      if (waiting.has(id)) continue;
      cancel();
      ackTimers.delete(id);
    }
    if (talk.replies.length === 0) cancelHush();
    const messages = talks.messagesOf(talk);
    const isSame =
      messages.length === snapshot.messages.length &&
      messages.every((message, index) => message === snapshot.messages[index]);
    show({
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
        become(talks.fail(talk, id));
        connection.renew();
      }),
    );
    become(talks.write(talk, id, text, clock.now()));
    say({ id, text });
    connection.hurry();
  }

  async function ask(
    before: string | undefined,
    merge: (page: History) => talks.Talk,
  ): Promise<void> {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    show({ earlier: 'loading' });
    try {
      const page = await history(
        { character_id: characterId, ...(before !== undefined && { before }) },
        signal,
      );
      if (!signal.aborted) become(merge(page), { earlier: page.has_more ? 'more' : 'start' });
    } catch (error) {
      if (signal.aborted) return;
      log('message history', error);
      show({ earlier: 'failed' });
    }
  }

  const askNewest = () => {
    hasAsked = true;
    newestPage ??= { known: talks.newestId(talk) };
    const { known } = newestPage;
    return ask(undefined, (page) => {
      newestPage = null;
      return talks.withNewest(talk, page, known, clock.now());
    });
  };

  const open = () => {
    if (visitor !== null && listeners.size > 0 && !hasAsked) void askNewest();
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
      become(talks.stop(talk));
      for (const reply_to of talks.stoppedReplies(talk))
        connection.send({ type: 'stop', reply_to });
    },
    loadEarlier() {
      if (visitor === null || snapshot.earlier === 'loading' || snapshot.earlier === 'start')
        return;
      const before = talks.oldestId(talk);
      if (newestPage || before === undefined) void askNewest();
      else void ask(before, (page) => talks.withEarlier(talk, page, clock.now()));
    },
    hear(frame) {
      become(talks.hear(talk, frame, clock.now()));
      if (frame.type !== 'typing' && frame.type !== 'piece') return;
      cancelHush();
      cancelHush = clock.after(REPLY_SILENCE_MS, () => become(talks.hush(talk)));
    },
    onConnectionState: (state) => show({ connection: state }),
    begin(lastId) {
      const lacks = lastId !== undefined && lastId !== (talks.newestId(talk) ?? '0');
      const hasFailed = newestPage !== null && snapshot.earlier === 'failed';
      if (hasAsked && (lacks || hasFailed)) void askNewest();
      for (const message of talks.unsent(talk)) say(message);
      for (const reply_to of talks.stoppedReplies(talk))
        connection.send({ type: 'stop', reply_to });
    },
    enter(next) {
      asking?.abort();
      hasAsked = false;
      newestPage = null;
      const last = visitor === null ? leftBehind : null;
      leftBehind = {
        visitor: visitor ?? last?.visitor ?? null,
        talk: talks.leftBehind(talk, last?.talk),
      };
      if (next !== null && next !== (leftBehind.visitor ?? next)) leftBehind = null;
      visitor = next;
      become((next !== null && leftBehind?.talk) || talks.nothingSaid, { earlier: 'start' });
      open();
    },
    needsConnection: () => listeners.size > 0 || talks.unsent(talk).length > 0,
  };
}
