import type { History, HistoryQuery, Memory } from '../contract/im.ts';
import { callListener } from '../internal/call-listener.ts';
import type { LogFailure } from '../internal/log.ts';
import type { Clock } from './clock.ts';
import type { ConversationMessage } from './conversation-message.ts';
import * as conversationState from './conversation-state.ts';
import type { ConnectionKeeper, ConnectionState } from './keep-connection.ts';
import { toMessageText } from './message-text.ts';
import { createRemovedMemories } from './removed-memories.ts';
import type { IncomingFrame } from './transport.ts';

/** A message without an acknowledgement fails after this time, ms: the time-out of a call (spec §7). */
export const ACK_TIMEOUT_MS = 10_000;
/** A reply without further text is given up after this time, ms. */
export const REPLY_SILENCE_MS = 60_000;
/** Missed messages come in a burst: after the first, those of this time are published together, ms. */
const BURST_MS = 100;

export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[];
  /** A reply is expected and has no text yet. */
  readonly typing: boolean;
  /** History before the oldest message; `start`: there is none. */
  readonly earlier: 'more' | 'loading' | 'failed' | 'start';
  readonly connection: ConnectionState;
  /** What the companion remembers about the visitor. Empty without a login. */
  readonly memories: readonly Memory[];
}

/** The conversation with one companion. Fits React's `useSyncExternalStore`. */
export interface Conversation {
  /** Connects and loads the history, as long as there is a subscriber and a login. @returns how to stop. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConversationSnapshot;
  /** An empty conversation, for server rendering. */
  getServerSnapshot(): ConversationSnapshot;
  /**
   * Sends a message. Without a connection it waits for one. Its state becomes `failed` when there is no
   * acknowledgement within 10 s, and at a login or logout. A message written without a login stays for the
   * login, unless that is another visitor than the last one. The text is trimmed; blank text is ignored.
   * @throws {RangeError} when the trimmed text is longer than 2000 UTF-16 units.
   */
  send(text: string): void;
  /** Sends a `failed` message again. The backend stores it once, even if it arrived the first time. */
  resend(id: string): void;
  /** Stops the streamed reply. Its text so far stays. */
  stop(): void;
  /**
   * Asks for another answer in place of the last reply, if that `canRegenerate` and the connection is open. The reply
   * comes back when there is no other.
   */
  regenerate(id: string): void;
  /** Connects now, when the connection is `lost` or `failed`. */
  reconnect(): void;
  /** Loads the page of history before the oldest message, or the newest page when that had failed. */
  loadEarlier(): void;
  /**
   * The companion forgets one of its memories. The memory is hidden at once. Without a connection the request waits for
   * one, unless the page is left or another visitor logs in. A memory that the backend keeps is shown again after 10 s, or
   * after two connections that broke before the answer.
   */
  forget(memoryId: string): void;
}

/** A conversation with the methods that messaging calls. */
export interface ConversationController extends Conversation {
  onFrame(frame: IncomingFrame): void;
  onConnectionState(state: ConnectionState): void;
  /**
   * Called when a connection is open. Sends again what the backend may not have received, and loads the newest page
   * if that failed before. A first connection does not deliver messages up to `lastId`: they come with the history, so
   * a newest page that ends before `lastId` is loaded again. A later one does not deliver deletions: the newest page shows
   * them.
   */
  onWelcome(lastId?: string): void;
  /** Changes the visitor; `null`: nobody is logged in. Messages of another visitor are not shown. */
  setVisitor(visitor: string | null): void;
  /** Whether it has subscribers, unsent messages, or memories that the backend may still have. */
  needsConnection(): boolean;
}

export interface ConversationControllerOptions {
  characterId: string;
  connection: Pick<ConnectionKeeper, 'send' | 'retryNow' | 'reconnect'>;
  history(query: HistoryQuery, signal: AbortSignal): Promise<History>;
  /** Called after each change and when a listener is added or removed. */
  onChange(): void;
  newId(): string;
  clock: Clock;
  log: LogFailure;
}

const initialSnapshot: ConversationSnapshot = {
  messages: [],
  typing: false,
  earlier: 'start',
  connection: 'closed',
  memories: [],
};
const PARTS = ['messages', 'typing', 'earlier', 'connection', 'memories'] as const;

/** Whether there may be messages after `newest`. */
const isBehind = (newest: string | undefined, lastId: string | undefined) =>
  lastId !== undefined && lastId !== (newest ?? '0');

export function createConversationController(
  options: ConversationControllerOptions,
): ConversationController {
  const { characterId, connection, history, onChange, newId, clock, log } = options;
  const listeners = new Set<() => void>();
  const ackTimers = new Map<string, () => void>();
  let cancelSilenceTimer = () => {};
  /** Set while a burst of missed messages is collected. `isLater`: `state` has some that are not published. */
  let burst: { isLater: boolean } | null = null;
  let snapshot = initialSnapshot;
  let state = conversationState.empty;
  let visitor: string | null = null;
  /**
   * Unsent messages from before the last login or logout. Messages written while logged out belong to the
   * last visitor; with `visitor: null` to the first one who logs in.
   */
  let orphaned: { visitor: string | null; state: conversationState.ConversationState } | null =
    null;
  /** The running request for a page of history. */
  let loading: AbortController | null = null;
  let newestRequested = false;
  /** Connections that broke: each may have lacked deletions. */
  let breaks = 0;
  /** Those before the newest page was last asked for. */
  let readBreaks = 0;
  /** The newest page is known, so that another reading of it shows nothing of itself. */
  let isLoaded = false;
  /** Set while the newest page is missing. `known`: id of the newest stored message before the request. */
  let newestPage: { known: string | undefined } | null = null;
  /** `lastId` of a connection that opened while the newest page was loading. */
  let pendingLastId: string | undefined;
  const removed = createRemovedMemories({
    sendForget: (memory_id) =>
      connection.send({ type: 'forget', character_id: characterId, memory_id }),
    onKept(memories) {
      log('memories', new Error('the backend has not forgotten them'));
      publish({ memories: [...snapshot.memories, ...memories] });
    },
    clock,
  });

  function publish(change: Partial<ConversationSnapshot>): void {
    const next = { ...snapshot, ...change };
    if (PARTS.every((part) => next[part] === snapshot[part])) return;
    snapshot = next;
    for (const listener of listeners) callListener(listener);
    onChange();
  }

  function setState(
    next: conversationState.ConversationState,
    change: Partial<ConversationSnapshot> = {},
  ): void {
    if (next === state && !burst?.isLater) {
      publish(change);
      return;
    }
    state = next;
    if (burst) burst.isLater = false;
    const waiting = new Set(conversationState.unsent(state).map(({ id }) => id));
    for (const [id, cancel] of ackTimers) {
      if (waiting.has(id)) continue;
      cancel();
      ackTimers.delete(id);
    }
    if (state.replies.length === 0) cancelSilenceTimer();
    const messages = conversationState.messagesOf(state);
    const isSame =
      messages.length === snapshot.messages.length &&
      messages.every((message, index) => message === snapshot.messages[index]);
    publish({
      messages: isSame ? snapshot.messages : messages,
      typing: conversationState.isTyping(state),
      ...change,
    });
  }

  /** Publishes the first of a burst of missed messages at once, and the others after `BURST_MS`. */
  function addMissed(next: conversationState.ConversationState): void {
    if (burst) {
      burst.isLater ||= next !== state;
      state = next;
      return;
    }
    setState(next);
    burst = { isLater: false };
    clock.after(BURST_MS, () => {
      setState(state);
      burst = null;
    });
  }

  function sendFrame({ id, text }: Pick<ConversationMessage, 'id' | 'text'>): void {
    connection.send({ type: 'send', client_id: id, character_id: characterId, text });
  }

  function enqueue(id: string, text: string): void {
    ackTimers.set(
      id,
      clock.after(ACK_TIMEOUT_MS, () => {
        setState(conversationState.fail(state, id));
        connection.reconnect();
      }),
    );
    setState(conversationState.enqueue(state, id, text, clock.now()));
    sendFrame({ id, text });
    connection.retryNow();
  }

  /** Gives up replies that bring nothing for long. */
  function expectFrames(): void {
    cancelSilenceTimer();
    cancelSilenceTimer = clock.after(REPLY_SILENCE_MS, () =>
      setState(conversationState.dropSilentReplies(state)),
    );
  }

  async function loadPage(
    before: string | undefined,
    merge: (page: History) => conversationState.ConversationState,
  ): Promise<void> {
    loading?.abort();
    const own = new AbortController();
    loading = own;
    const { signal } = own;
    // A reading of earlier messages that is given up must not leave its state.
    const isQuiet = before === undefined && isLoaded && snapshot.earlier !== 'loading';
    if (!isQuiet) publish({ earlier: 'loading' });
    const { memories } = snapshot;
    try {
      const page = await history(
        { character_id: characterId, ...(before !== undefined && { before }) },
        signal,
      );
      if (signal.aborted) return;
      const next = merge(page);
      // A backend may ignore `before` and give the same again.
      const hasMore = page.has_more && (before === undefined || next !== state);
      // Earlier pages that were read stay.
      const keepsEarlier =
        isQuiet && page.has_more && conversationState.oldestId(next) !== page.items[0]?.id;
      const earlier = keepsEarlier ? snapshot.earlier : hasMore ? 'more' : 'start';
      isLoaded ||= !newestPage;
      loading = null;
      setState(next, {
        earlier: isLoaded ? earlier : 'loading',
        // A frame that arrived meanwhile is newer than the page.
        memories:
          page.memories && snapshot.memories === memories
            ? removed.shownOf(page.memories)
            : snapshot.memories,
      });
      if (newestPage && !signal.aborted) void loadNewest();
      dropDeleted();
    } catch (error) {
      if (signal.aborted) return;
      log('message history', error);
      loading = null;
      if (!isQuiet) publish({ earlier: 'failed' });
    }
  }

  const loadNewest = (): Promise<void> => {
    newestRequested = true;
    readBreaks = breaks;
    pendingLastId = undefined;
    newestPage ??= { known: conversationState.newestId(state) };
    const { known } = newestPage;
    return loadPage(undefined, (page) => {
      const newest = page.items.at(-1)?.id;
      newestPage = isBehind(newest, pendingLastId) ? { known: newest } : null;
      return conversationState.withNewest(state, page, known, clock.now());
    });
  };

  /** After a broken connection: reads the newest page again for what it lacks. What is new comes with the connection. */
  function dropDeleted(): void {
    const isShown = listeners.size > 0 && snapshot.connection === 'open';
    if (readBreaks === breaks || !isShown || !isLoaded || loading) return;
    const known = conversationState.newestId(state);
    const before = breaks;
    void loadPage(undefined, (page) => {
      readBreaks = before;
      return conversationState.withoutDeleted(state, page, known);
    });
  }

  function loadIfNeeded(): void {
    if (visitor !== null && listeners.size > 0 && !newestRequested) void loadNewest();
    dropDeleted();
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => initialSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      loadIfNeeded();
      onChange();
      return () => {
        listeners.delete(listener);
        onChange();
      };
    },
    send(text) {
      const sent = toMessageText(text);
      if (sent !== '') enqueue(newId(), sent);
    },
    resend(id) {
      const failed = snapshot.messages.find((message) => message.id === id);
      if (failed?.state === 'failed') enqueue(id, failed.text);
    },
    stop() {
      setState(conversationState.stop(state));
      for (const reply_to of conversationState.stoppedReplies(state))
        connection.send({ type: 'stop', reply_to });
    },
    regenerate(id) {
      if (snapshot.connection !== 'open') return;
      const next = conversationState.regenerate(state, id, clock.now());
      const message_id = conversationState.replacedReply(next);
      if (next === state || message_id === undefined) return;
      setState(next);
      connection.send({ type: 'regenerate', message_id });
      expectFrames();
    },
    reconnect: () => connection.retryNow(),
    loadEarlier() {
      // A quiet check for deletions gives way.
      const isLoading = newestPage ? loading !== null : snapshot.earlier === 'loading';
      if (visitor === null || isLoading || snapshot.earlier === 'start') return;
      const before = conversationState.oldestId(state);
      if (newestPage || before === undefined) {
        // The visitor asked for this reading, so it shows itself.
        isLoaded = false;
        void loadNewest();
      } else
        void loadPage(before, (page) => conversationState.withEarlier(state, page, clock.now()));
    },
    forget(memoryId) {
      removed.add(
        memoryId,
        snapshot.memories.find(({ id }) => id === memoryId),
      );
      publish({ memories: snapshot.memories.filter(({ id }) => id !== memoryId) });
      connection.retryNow();
    },
    onFrame(frame) {
      if (frame.type === 'memories') publish({ memories: removed.shownOf(frame.memories) });
      if (frame.type === 'deleted') {
        removed.clear();
        loading?.abort();
        loading = null;
        newestPage = null;
        publish({ earlier: 'start', memories: initialSnapshot.memories });
      }
      const next = conversationState.applyFrame(state, frame, clock.now());
      if (frame.type === 'message' && frame.reply_to === undefined) addMissed(next);
      else setState(next);
      if (frame.type !== 'typing' && frame.type !== 'piece') return;
      expectFrames();
    },
    onConnectionState(next) {
      removed.onConnection(next === 'open');
      if (snapshot.connection === 'open') {
        breaks += 1;
        setState(conversationState.disconnected(state));
      }
      // The next subscriber loads the history again.
      if (next === 'closed') newestRequested = false;
      publish({ connection: next });
    },
    onWelcome(lastId) {
      loadIfNeeded();
      const isBehindNow = isBehind(conversationState.newestId(state), lastId);
      if (newestPage && loading) pendingLastId = lastId ?? pendingLastId;
      else if (newestRequested && (newestPage || isBehindNow)) {
        isLoaded &&= !isBehindNow;
        void loadNewest();
      }
      // Before messages: what the companion learns from those is not forgotten.
      removed.askAgain();
      for (const message of conversationState.unsent(state)) sendFrame(message);
      for (const reply_to of conversationState.stoppedReplies(state))
        connection.send({ type: 'stop', reply_to });
    },
    setVisitor(next) {
      loading?.abort();
      loading = null;
      newestRequested = false;
      isLoaded = false;
      newestPage = null;
      const last = visitor === null ? orphaned : null;
      orphaned = {
        visitor: visitor ?? last?.visitor ?? null,
        state: conversationState.orphaned(state, last?.state),
      };
      if (next !== null && next !== (orphaned.visitor ?? next)) {
        orphaned = null;
        removed.clear();
      }
      visitor = next;
      setState((next !== null && orphaned?.state) || conversationState.empty, {
        earlier: 'start',
        memories: initialSnapshot.memories,
      });
      loadIfNeeded();
    },
    needsConnection: () =>
      listeners.size > 0 || conversationState.unsent(state).length > 0 || removed.isWaiting(),
  };
}
