import type { History, HistoryQuery } from '../contract/im.ts';
import type { LogFailure } from '../vendors/log.ts';
import type { Clock } from './clock.ts';
import type { LineKeeper, LineState } from './keep-line.ts';
import * as talks from './talk.ts';
import type { Heard } from './transport.ts';

/** A message that was not acknowledged by then has failed, ms: as long as any call has (spec §7). */
export const ACK_TIMEOUT_MS = 10_000;
/** An answer that says nothing for this long is waited for no more, ms. */
export const REPLY_SILENCE_MS = 60_000;
/** Longest message, UTF-16 units, as the contract has it. */
export const MESSAGE_MAX_LENGTH = 2000;

export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly talks.ConversationMessage[];
  /** The companion was asked and has not said a word yet. */
  readonly typing: boolean;
  /** What lies before the oldest message. */
  readonly earlier: 'more' | 'loading' | 'failed' | 'start';
  readonly line: LineState;
}

/** A talk with one companion, for `useSyncExternalStore` or for no React at all. */
export interface Conversation {
  /** There is a line, and history is loaded, as long as somebody listens and a visitor is logged in. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConversationSnapshot;
  /** On a server nobody has said anything. */
  getServerSnapshot(): ConversationSnapshot;
  /**
   * Says something, also while the line is cut: then it is said once there is one again. Not
   * acknowledged within 10 s it has `failed`. Nothing but spaces is not said.
   * @throws {RangeError} when it is longer than 2000 UTF-16 units.
   */
  send(text: string): void;
  /** Tries a message again that failed; it can't be doubled by that. */
  resend(id: string): void;
  /** Stops what the companion is saying. What was said so far stays. */
  stop(): void;
  /** The page before the oldest message; the newest one when that could not be loaded. */
  loadEarlier(): void;
}

/** A conversation as messaging has it in hand. */
export interface Room extends Conversation {
  hear(frame: Heard): void;
  onLine(state: LineState): void;
  /** The line is new and tells nothing that was stored up to `lastId`: history has to. */
  catchUp(lastId: string): void;
  /** Says again what may have been lost with the line before. */
  sayAgain(): void;
  /** Whose page it is now; `null`: nobody's. What others said is not shown. */
  enter(visitor: string | null): void;
  /** Somebody listens, or something is still to be sent. */
  needsLine(): boolean;
}

export interface RoomOptions {
  characterId: string;
  line: Pick<LineKeeper, 'say' | 'hurry' | 'renew'>;
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
  line: 'closed',
};
const PARTS = ['messages', 'typing', 'earlier', 'line'] as const;

export function createRoom(options: RoomOptions): Room {
  const { characterId, line, history, onChange, newId, clock, log } = options;
  const listeners = new Set<() => void>();
  const ackTimers = new Map<string, () => void>();
  let cancelHush = () => {};
  let snapshot = atFirst;
  let talk = talks.nothingSaid;
  let visitor: string | null = null;
  /** What a visitor who logged out had written and nobody got. */
  let leftBehind: { visitor: string; talk: talks.Talk } | null = null;
  /** The page of history that is being asked for. */
  let asking: AbortController | null = null;
  let hasAsked = false;

  function show(change: Partial<ConversationSnapshot>): void {
    const next = { ...snapshot, ...change };
    if (PARTS.every((part) => next[part] === snapshot[part])) return;
    snapshot = next;
    for (const listener of listeners) listener();
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
    line.say({ type: 'send', client_id: id, character_id: characterId, text });
  }

  function write(id: string, text: string): void {
    ackTimers.set(
      id,
      clock.after(ACK_TIMEOUT_MS, () => {
        become(talks.fail(talk, id));
        line.renew();
      }),
    );
    become(talks.write(talk, id, text, clock.now()));
    say({ id, text });
    line.hurry();
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
    const known = talks.newestId(talk);
    return ask(undefined, (page) => talks.withNewest(talk, page, known, clock.now()));
  };

  const begin = () => {
    if (visitor !== null && listeners.size > 0 && !hasAsked) void askNewest();
  };

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => atFirst,
    subscribe(listener) {
      listeners.add(listener);
      begin();
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
      for (const reply_to of talks.stoppedReplies(talk)) line.say({ type: 'stop', reply_to });
    },
    loadEarlier() {
      if (visitor === null || snapshot.earlier === 'loading' || snapshot.earlier === 'start')
        return;
      const before = talks.oldestId(talk);
      if (before === undefined) void askNewest();
      else void ask(before, (page) => talks.withEarlier(talk, page, clock.now()));
    },
    hear(frame) {
      become(talks.hear(talk, frame, clock.now()));
      if (frame.type !== 'typing' && frame.type !== 'piece') return;
      cancelHush();
      cancelHush = clock.after(REPLY_SILENCE_MS, () => become(talks.hush(talk)));
    },
    onLine: (state) => show({ line: state }),
    catchUp(lastId) {
      if (hasAsked && lastId !== (talks.newestId(talk) ?? '0')) void askNewest();
    },
    sayAgain() {
      for (const message of talks.unsent(talk)) say(message);
      for (const reply_to of talks.stoppedReplies(talk)) line.say({ type: 'stop', reply_to });
    },
    enter(next) {
      asking?.abort();
      hasAsked = false;
      if (visitor !== null) leftBehind = { visitor, talk: talks.leftBehind(talk) };
      if (next !== null && leftBehind?.visitor !== next) leftBehind = null;
      visitor = next;
      become((next !== null && leftBehind?.talk) || talks.nothingSaid, { earlier: 'start' });
      begin();
    },
    needsLine: () => listeners.size > 0 || talks.unsent(talk).length > 0,
  };
}
