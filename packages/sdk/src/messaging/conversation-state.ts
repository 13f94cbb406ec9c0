import type { Citation, History, Message } from '../contract/im.ts';
import type { IncomingFrame } from './transport.ts';

/** One message as a screen shows it. The same object as long as nothing about it changes. */
export interface ConversationMessage {
  /** The same from the moment it is written: while it is sent, or spoken, and after. */
  readonly id: string;
  readonly author: 'user' | 'character';
  readonly text: string;
  /** ms since epoch: the visitor's clock until the backend has stored it. */
  readonly sentAt: number;
  readonly citations: readonly Citation[];
  /** `sending` and `failed` are the visitor's; `speaking`: the companion has not finished. */
  readonly state?: 'sending' | 'failed' | 'speaking';
  /** Why the backend refused it, for the visitor to read. */
  readonly refusal?: string;
}

/** A stored message, or one of the visitor's that is not stored yet. */
interface Entry {
  readonly message: ConversationMessage;
  /** The backend's id; `null`: not stored, as far as is known. */
  readonly storedAs: string | null;
  /** Sort key: the message's id; for an unstored one, the id of the newest stored message when it was written. */
  readonly place: number;
}

/** An answer that is being spoken. It will be stored after everything that is stored now. */
interface Reply {
  readonly to: string;
  readonly pieces: readonly string[];
  /** The visitor wants to hear no more of it. */
  readonly stopped: boolean;
  /** From the connection before: it is told again on this one, or was stored meanwhile. */
  readonly stale: boolean;
  readonly message: ConversationMessage;
}

/** A talk with one companion, as far as this page knows it. Changed by the functions below alone. */
export interface Talk {
  /** In the order of their places. */
  readonly entries: readonly Entry[];
  readonly replies: readonly Reply[];
}

/** The place of what was written when nothing stored was known. */
const AT_THE_END = Number.POSITIVE_INFINITY;

export const nothingSaid: Talk = { entries: [], replies: [] };

/** Oldest first; what is being spoken comes last. */
export const messagesOf = ({ entries, replies }: Talk): readonly ConversationMessage[] => [
  ...entries.map(({ message }) => message),
  ...replies.filter(({ pieces }) => pieces.length > 0).map(({ message }) => message),
];

/** Whether the companion was asked and has not said a word yet. */
export const isTyping = ({ replies }: Talk): boolean =>
  replies.some(({ pieces, stopped }) => pieces.length === 0 && !stopped);

/** What the visitor says and nobody has acknowledged, in the order in which it is to be said. */
export const unsent = ({ entries }: Talk): readonly ConversationMessage[] =>
  entries.map(({ message }) => message).filter(({ state }) => state === 'sending');

/** What the visitor wants to hear no more of. */
export const stoppedReplies = ({ replies }: Talk): readonly string[] =>
  replies.filter(({ stopped }) => stopped).map(({ to }) => to);

/** Ids of the oldest and the newest message stored. */
export const oldestId = ({ entries }: Talk): string | undefined =>
  entries.find(({ storedAs }) => storedAs !== null)?.storedAs ?? undefined;
export const newestId = ({ entries }: Talk): string | undefined =>
  entries.findLast(({ storedAs }) => storedAs !== null)?.storedAs ?? undefined;

/** Writes a message, or tries one again that failed: it moves to the end, where it will be stored. */
export function write(talk: Talk, id: string, text: string, now: number): Talk {
  const message = {
    id,
    author: 'user',
    text,
    sentAt: now,
    citations: [],
    state: 'sending',
  } as const;
  const place = Number(newestId(talk) ?? AT_THE_END);
  return { ...talk, entries: insertByPlace(talk.entries, { message, storedAs: null, place }) };
}

/** What was not acknowledged, or was refused, can be written again. */
export function fail(talk: Talk, id: string, refusal?: string): Talk {
  const entry = talk.entries.find(({ message }) => message.id === id);
  if (entry?.message.state !== 'sending') return talk;
  const message = { ...entry.message, state: 'failed', ...(refusal && { refusal }) } as const;
  return {
    ...talk,
    entries: talk.entries.map((each) => (each === entry ? { ...each, message } : each)),
  };
}

/** What one frame changes. */
export function applyFrame(talk: Talk, frame: IncomingFrame, now: number): Talk {
  switch (frame.type) {
    case 'welcome':
      return { ...talk, replies: talk.replies.map((reply) => ({ ...reply, stale: true })) };
    case 'ack': {
      const { client_id, id, sent_at } = frame;
      const written = talk.entries.find(({ message }) => message.id === client_id);
      if (!written || written.storedAs !== null) return talk;
      const { author, text, citations } = written.message;
      const sentAt = time(sent_at, now);
      const message = { id: client_id, author, text, sentAt, citations };
      return {
        ...talk,
        entries: insertByPlace(talk.entries, { message, storedAs: id, place: Number(id) }),
      };
    }
    case 'typing':
      return changeReply(talk, frame.reply_to, now, (reply) => ({ ...reply, stale: false }));
    case 'piece':
      return changeReply(talk, frame.reply_to, now, (reply) =>
        reply.stopped ? reply : withPiece(reply, frame.index, frame.text),
      );
    case 'message':
      return withStored(
        withoutReply(talk, frame.message, frame.reply_to),
        frame.message,
        now,
        frame.reply_to && replyKey(frame.reply_to),
      );
    case 'error':
      return frame.client_id === undefined
        ? talk
        : fail(talk, frame.client_id, frame.error_message);
  }
}

/** Silences what is being spoken; what was said so far stays. */
export const stop = (talk: Talk): Talk => ({
  ...talk,
  replies: talk.replies.map((reply) => ({
    ...reply,
    stopped: true,
    message: atRest(reply.message),
  })),
});

/** Nobody has said anything for long: an answer that hangs is waited for no more. */
export const dropSilentReplies = (talk: Talk): Talk => ({
  ...talk,
  replies: talk.replies
    .filter(({ pieces }) => pieces.length > 0)
    .map((reply) => ({ ...reply, message: atRest(reply.message) })),
});

/** An earlier page of what was said. */
export const withEarlier = (talk: Talk, { items }: History, now: number): Talk =>
  items.reduce((talk, message) => withStored(talk, message, now), talk);

/**
 * The newest page. What was stored up to `known` and does not reach up to this page is let go: nobody
 * knows what lies between.
 */
export function withNewest(
  talk: Talk,
  page: History,
  known: string | undefined,
  now: number,
): Talk {
  const from = Number(page.items[0]?.id ?? 0);
  const reaches = !page.has_more || known === undefined || Number(known) >= from;
  const entries = talk.entries.filter(
    ({ storedAs, place }) => reaches || storedAs === null || place >= from,
  );
  return withEarlier({ ...talk, entries }, page, now);
}

/** What is left of a talk when its visitor changes: what was written and nobody got, after what was `before`. */
export const leftBehind = (talk: Talk, before = nothingSaid): Talk => {
  const { entries } = unsent(talk).reduce((talk, { id }) => fail(talk, id), talk);
  return {
    entries: [...before.entries, ...entries]
      .filter(({ message }) => message.state === 'failed')
      .map((entry) => ({ ...entry, place: AT_THE_END })),
    replies: [],
  };
};

/** Adds a stored message. `key`: the id under which the screen already shows it, if it was streamed. */
function withStored(talk: Talk, stored: Message, now: number, key = stored.id): Talk {
  const { id, author, text, citations, client_id } = stored;
  if (talk.entries.some(({ storedAs }) => storedAs === id)) return talk;
  const sentAt = time(stored.sent_at, now);
  const message = { id: client_id ?? key, author, text, sentAt, citations };
  return {
    ...talk,
    entries: insertByPlace(talk.entries, { message, storedAs: id, place: Number(id) }),
  };
}

/**
 * Removes the reply that this message completes. A message missed while offline does not name its reply, so all
 * stale replies go.
 */
function withoutReply(talk: Talk, { author }: Message, to: string | undefined): Talk {
  if (author === 'user') return talk;
  const replies = talk.replies.filter((reply) =>
    to === undefined ? !reply.stale : reply.to !== to,
  );
  return replies.length === talk.replies.length ? talk : { ...talk, replies };
}

/** In its place, after what was there before it. What is not stored follows what is. */
function insertByPlace(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const others = entries.filter(({ message }) => message.id !== entry.message.id);
  const before = others.findLastIndex(
    ({ place, storedAs }) =>
      place < entry.place ||
      (place === entry.place && (storedAs !== null || entry.storedAs === null)),
  );
  return others.toSpliced(before + 1, 0, entry);
}

/** The answer to a message, from the first that is heard of it. */
function changeReply(talk: Talk, to: string, now: number, change: (reply: Reply) => Reply): Talk {
  const known = talk.replies.find((reply) => reply.to === to);
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
    ? talk.replies.map((each) => (each === known ? reply : each))
    : [...talk.replies, reply];
  return { ...talk, replies };
}

/** A new connection tells an answer from its beginning; what is known of it already stays as it is. */
function withPiece(reply: Reply, index: number, text: string): Reply {
  const { pieces, message } = reply;
  const isKnown = pieces[index] === text && message.state === 'speaking';
  // After a gap nothing fits; the whole answer comes at its end.
  if (isKnown || index < 0 || index > pieces.length) return { ...reply, stale: false };
  const told = [...pieces.slice(0, index), text];
  return {
    ...reply,
    stale: false,
    pieces: told,
    message: { ...message, text: told.join(''), state: 'speaking' },
  };
}

const replyKey = (to: string) => `reply-${to}`;

function atRest({ state: _, ...message }: ConversationMessage): ConversationMessage {
  return message;
}

/** A time that can't be read is this moment. */
function time(text: string, now: number): number {
  const at = Date.parse(text);
  return Number.isNaN(at) ? now : at;
}
