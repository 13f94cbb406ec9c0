import type { History, Message } from '../contract/im.ts';
import {
  type ConversationMessage,
  parseTime,
  toConversationMessage,
} from './conversation-message.ts';
import type { IncomingFrame } from './transport.ts';

interface Entry {
  readonly message: ConversationMessage;
  /** Sort key: the stored id, or the id of the newest stored message when this one was written. */
  readonly place: number;
}

interface StoredEntry extends Entry {
  /** The backend's id. */
  readonly id: string;
}

/** A reply that is being streamed. The backend will store it after all messages stored now. */
interface Reply {
  readonly to: string;
  readonly pieces: readonly string[];
  /** The visitor stopped it. */
  readonly stopped: boolean;
  /** From the previous connection: it is streamed again on this one, or was stored meanwhile. */
  readonly stale: boolean;
  /** Id of the stored reply that this one takes the place of. */
  readonly replaces?: string | undefined;
  readonly message: ConversationMessage;
}

/** The messages with one companion that this page knows. Only the functions below change it. */
export interface ConversationState {
  /** Sorted by `place`. May be long: the place of a message is found by bisection. */
  readonly stored: readonly StoredEntry[];
  /** Messages of the visitor that are not known to be stored, sorted by `place`. */
  readonly unstored: readonly Entry[];
  readonly replies: readonly Reply[];
}

/** Place of a message that was written when no stored message was known. */
const AT_THE_END = Number.POSITIVE_INFINITY;

export const empty: ConversationState = { stored: [], unstored: [], replies: [] };

/** Oldest first; streamed replies are last. A reply is hidden while another takes its place. */
export const messagesOf = (state: ConversationState): readonly ConversationMessage[] => {
  const replaced = new Set(state.replies.map(({ replaces }) => replaces));
  return [
    ...inOrder(state)
      .map(({ message }) => message)
      .filter(({ storedId }) => storedId === undefined || !replaced.has(storedId)),
    ...state.replies.filter(({ pieces }) => pieces.length > 0).map(({ message }) => message),
  ];
};

/** In the same place unstored messages follow stored ones. */
const inOrder = ({ stored, unstored }: ConversationState): readonly Entry[] =>
  unstored.length === 0
    ? stored
    : [...stored, ...unstored].sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));

/** Whether a reply is expected and has no text yet. */
export const isTyping = ({ replies }: ConversationState): boolean =>
  replies.some(({ pieces, stopped }) => pieces.length === 0 && !stopped);

/** Messages that are not acknowledged, in sending order. */
export const unsent = ({ unstored }: ConversationState): readonly ConversationMessage[] =>
  unstored.map(({ message }) => message).filter(({ state }) => state === 'sending');

/** Ids of the messages whose replies the visitor stopped. */
export const stoppedReplies = ({ replies }: ConversationState): readonly string[] =>
  replies.filter(({ stopped }) => stopped).map(({ to }) => to);

/** Ids of the oldest and the newest stored message. */
export const oldestId = ({ stored }: ConversationState): string | undefined => stored[0]?.id;
export const newestId = ({ stored }: ConversationState): string | undefined => stored.at(-1)?.id;

/** Adds a message, or moves a failed one to the end, where it will be stored. */
export function enqueue(
  state: ConversationState,
  id: string,
  text: string,
  now: number,
): ConversationState {
  const message = {
    id,
    author: 'user',
    text,
    sentAt: now,
    citations: [],
    state: 'sending',
  } as const;
  const place = Number(newestId(state) ?? AT_THE_END);
  const others = withoutMessage(state.unstored, id);
  return { ...state, unstored: insertByPlace(others, { message, place }) };
}

/** Marks a message as failed: it was not acknowledged in time, or was refused. */
export function fail(state: ConversationState, id: string, refusal?: string): ConversationState {
  const entry = state.unstored.find(({ message }) => message.id === id);
  if (entry?.message.state !== 'sending') return state;
  const message = { ...entry.message, state: 'failed', ...(refusal && { refusal }) } as const;
  return {
    ...state,
    unstored: state.unstored.map((each) => (each === entry ? { ...each, message } : each)),
  };
}

/** The state after a frame. */
export function applyFrame(
  state: ConversationState,
  frame: IncomingFrame,
  now: number,
): ConversationState {
  switch (frame.type) {
    case 'welcome':
      // The request for another answer may be lost: its reply comes back, unless the service streams the other.
      return disconnected({
        ...state,
        replies: state.replies.filter(({ replaces }) => replaces === undefined),
      });
    case 'ack': {
      const { client_id, id, sent_at } = frame;
      const sent = state.unstored.find(({ message }) => message.id === client_id);
      if (!sent) return state;
      const { author, text, citations } = sent.message;
      const sentAt = parseTime(sent_at, now);
      const message = { id: client_id, storedId: id, author, text, sentAt, citations };
      return withEntry(state, { message, id, place: Number(id) });
    }
    case 'typing':
      return changeReply(state, frame.reply_to, now, (reply) => ({
        ...reply,
        stale: false,
        replaces: frame.replaces,
      }));
    case 'piece':
      return changeReply(state, frame.reply_to, now, (reply) =>
        reply.stopped ? reply : withPiece(reply, frame.index, frame.text),
      );
    case 'message':
      return withStored(
        withoutReply(state, frame.message, frame.reply_to),
        frame.message,
        now,
        frame.reply_to && replyKey(frame.reply_to),
      );
    case 'deleted':
      return withoutStored(state);
    case 'memories':
      return state;
    case 'error':
      return frame.client_id === undefined
        ? state
        : fail(state, frame.client_id, frame.error_message);
  }
}

/** The state without a connection: the next one streams each reply from its start, or brings it whole. */
export const disconnected = (state: ConversationState): ConversationState => ({
  ...state,
  replies: state.replies.map((reply) => ({ ...reply, stale: true })),
});

/** Expects another answer in place of the last message, if that is a reply of which there is another. */
export function regenerate(
  state: ConversationState,
  messageId: string,
  now: number,
): ConversationState {
  const messages = inOrder(state).map(({ message }) => message);
  const last = messages.at(-1);
  const to = messages.findLast(({ author }) => author === 'user')?.storedId;
  const canReplace = last?.id === messageId && last.canRegenerate === true;
  if (!canReplace || !last.storedId || !to || state.replies.length > 0) return state;
  const replaces = last.storedId;
  return changeReply(state, to, now, (reply) => ({ ...reply, replaces }));
}

/** The reply that another is expected for. */
export const replacedReply = ({ replies }: ConversationState): string | undefined =>
  replies.find(({ replaces }) => replaces !== undefined)?.replaces;

/** Stops the streamed replies; their text so far stays. */
export const stop = (state: ConversationState): ConversationState => ({
  ...state,
  replies: state.replies.map((reply) => ({
    ...reply,
    stopped: true,
    message: withoutState(reply.message),
  })),
});

/** Gives up replies that got no further text for long: empty ones are removed. */
export const dropSilentReplies = (state: ConversationState): ConversationState => ({
  ...state,
  replies: state.replies
    .filter(({ pieces }) => pieces.length > 0)
    .map((reply) => ({ ...reply, message: withoutState(reply.message) })),
});

/** Adds an earlier page of history. */
export const withEarlier = (
  state: ConversationState,
  { items }: History,
  now: number,
): ConversationState => items.reduce((state, message) => withStored(state, message, now), state);

/**
 * Adds the newest page of history, without what was deleted. Drops messages older than a gap, too: if this page does not
 * connect to `known`, the messages between are unknown. Drops replies that it has whole: those of the previous
 * connection, and one whose end is still on its way.
 */
export function withNewest(
  state: ConversationState,
  page: History,
  known: string | undefined,
  now: number,
): ConversationState {
  const from = Number(page.items[0]?.id ?? 0);
  const isConnected = known === undefined || Number(known) >= from;
  const kept = withoutDeleted(state, page, known);
  const stored = kept.stored.filter(({ place }) => isConnected || place >= from);
  const replies = kept.replies.filter((reply) => !page.items.some((item) => hasWhole(item, reply)));
  return withEarlier({ ...kept, stored, replies }, page, now);
}

/** Whether a stored message is the whole of a streamed reply. It does not name what it answers. */
function hasWhole({ id, author, text }: Message, { to, stale, message }: Reply): boolean {
  const isLater = author !== 'user' && Number(id) > Number(to);
  return isLater && (stale || (message.text !== '' && text.startsWith(message.text)));
}

/**
 * Drops the stored messages that the newest page of history lacks, and replies to them: they were deleted.
 * @param known Id of the newest stored message before the page was asked for. Later messages stay.
 */
export function withoutDeleted(
  state: ConversationState,
  { items, has_more }: History,
  known: string | undefined,
): ConversationState {
  const ids = new Set(items.map(({ id }) => id));
  const from = Number(items[0]?.id ?? 0);
  const until = Number(items.at(-1)?.id ?? known ?? 0);
  const isKept = (id: string) => {
    const place = Number(id);
    return place > until || (place < from ? has_more : ids.has(id));
  };
  const stored = state.stored.filter(({ id }) => isKept(id));
  const replies = state.replies.filter(({ to }) => isKept(to));
  return { ...state, stored, replies };
}

/** Unsent messages, kept when the visitor changes and appended to those from `before`. */
export const orphaned = (state: ConversationState, before = empty): ConversationState => {
  const { unstored } = unsent(state).reduce((state, { id }) => fail(state, id), state);
  const failed = [...before.unstored, ...unstored].map((entry) => ({
    ...entry,
    place: AT_THE_END,
  }));
  return { ...empty, unstored: failed };
};

/** What is left of a deleted talk: messages that are not stored yet. */
const withoutStored = ({ unstored }: ConversationState): ConversationState => ({
  ...empty,
  unstored,
});

/** Adds a stored message. `key`: the id of the streamed reply that it completes. */
function withStored(
  state: ConversationState,
  stored: Message,
  now: number,
  key = stored.id,
): ConversationState {
  const { id, replaces } = stored;
  if (indexOf(state.stored, id) >= 0) return state;
  const replaced = replaces === undefined ? -1 : indexOf(state.stored, replaces);
  const others = replaced < 0 ? state.stored : state.stored.toSpliced(replaced, 1);
  const message = toConversationMessage(stored, now, key);
  return withEntry({ ...state, stored: others }, { message, id, place: Number(id) });
}

/** A message that was not known to be stored, or a reply of the same streamed one, becomes this one. */
function withEntry(state: ConversationState, entry: StoredEntry): ConversationState {
  const { id } = entry.message;
  const others = id === entry.id ? state.stored : withoutMessage(state.stored, id);
  return {
    ...state,
    stored: insertByPlace(others, entry),
    unstored: withoutMessage(state.unstored, id),
  };
}

/**
 * Removes the reply that this message completes. A message missed while offline does not name its reply, so all
 * stale replies are removed.
 */
function withoutReply(
  state: ConversationState,
  { author }: Message,
  to: string | undefined,
): ConversationState {
  if (author === 'user') return state;
  const replies = state.replies.filter((reply) =>
    to === undefined ? !reply.stale : reply.to !== to,
  );
  return replies.length === state.replies.length ? state : { ...state, replies };
}

function withoutMessage<E extends Entry>(entries: readonly E[], id: string): readonly E[] {
  const index = entries.findIndex(({ message }) => message.id === id);
  return index < 0 ? entries : entries.toSpliced(index, 1);
}

/** Number of entries up to a place. */
function countUpTo(entries: readonly Entry[], place: number): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle]?.place ?? 0) <= place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Index of a stored message, or -1. Long ids may share a place. */
function indexOf(stored: readonly StoredEntry[], id: string): number {
  const place = Number(id);
  let index = countUpTo(stored, place) - 1;
  while (stored[index]?.place === place && stored[index]?.id !== id) index -= 1;
  return stored[index]?.id === id ? index : -1;
}

/** In the same place later entries follow earlier ones. */
const insertByPlace = <E extends Entry>(entries: readonly E[], entry: E): readonly E[] =>
  entries.toSpliced(countUpTo(entries, entry.place), 0, entry);

/** Changes the reply to a message; the first frame of a reply creates it. */
function changeReply(
  state: ConversationState,
  to: string,
  now: number,
  change: (reply: Reply) => Reply,
): ConversationState {
  const known = state.replies.find((reply) => reply.to === to);
  const message = { id: replyKey(to), author: 'character', text: '', sentAt: now } as const;
  const reply = change(
    known ?? {
      to,
      pieces: [],
      stopped: false,
      stale: false,
      message: { ...message, citations: [], state: 'speaking' },
    },
  );
  const replies = known
    ? state.replies.map((each) => (each === known ? reply : each))
    : [...state.replies, reply];
  return { ...state, replies };
}

/** A new connection streams a reply from its start: known pieces change nothing. */
function withPiece(reply: Reply, index: number, text: string): Reply {
  const { pieces, message } = reply;
  const isKnown = pieces[index] === text && message.state === 'speaking';
  // After a gap the piece is ignored; the whole reply comes at the end.
  if (isKnown || index < 0 || index > pieces.length) return { ...reply, stale: false };
  const known = [...pieces.slice(0, index), text];
  return {
    ...reply,
    stale: false,
    pieces: known,
    message: { ...message, text: known.join(''), state: 'speaking' },
  };
}

const replyKey = (to: string) => `reply-${to}`;

function withoutState({ state: _, ...message }: ConversationMessage): ConversationMessage {
  return message;
}
