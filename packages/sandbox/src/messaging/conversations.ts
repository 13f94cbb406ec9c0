import type { ClientFrame, Message, ServerFrame } from '@companion/sdk/contract';
import { ApiError, errorCodes, notFound, tooOften } from '../http/api-error.ts';
import type { Language } from '../http/language.ts';
import type { Log } from '../log.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { shownMemories } from '../replies/memory.ts';
import type { Replies } from '../replies/replies.ts';
import { isUrgent } from '../safety/answer.ts';
import type { Library } from '../store/library.ts';
import type { MemoryStore } from '../store/memories.ts';
import type { MessageStore } from '../store/messages.ts';
import type { TalkStore } from '../store/talks.ts';
import { MINUTE_MS } from '../time.ts';
import { createReplyStreams } from './reply-streams.ts';
import type { SocketOwner } from './tokens.ts';

export const MESSAGING_PATH = '/sandbox/messaging';

const MAX_CONNECTIONS_PER_USER = 10;
/** Messages of one user within a sliding minute. */
const MAX_PER_MINUTE = 30;
/** Messages that need help have a limit of their own, which ordinary messages never use up. */
const MAX_URGENT_PER_MINUTE = 60;
/**
 * Messages that are read at all. Far more than a person writes, so that a flood of ordinary messages keeps nobody from
 * asking for help.
 */
const MAX_READ_PER_MINUTE = 150;
/** A user without a connection for this time is gone: replies to them end (ms). */
const GONE_MS = 30_000;
/** Missed messages are read in batches of this size. */
const MISSED_BATCH = 200;
/** A message is still answered after a restart, if it is not older than this (ms). */
const MAX_UNANSWERED_AGE_MS = 10 * MINUTE_MS;

export type CloseReason = 'refused' | 'replaced' | 'restart';

/** A client that has said who it is, on a socket or an event stream. */
export interface Peer extends SocketOwner {
  language: Language;
  isOpen(): boolean;
  send(frame: ServerFrame): void;
  close(reason: CloseReason): void;
}

/** A client that reads or sends once. */
export type Caller = Pick<Peer, 'userId' | 'language' | 'isOpen' | 'send'>;

/** A frame that is no part of a transport. */
type ConversationFrame = Exclude<ClientFrame, { type: 'hello' | 'ping' }>;
type FrameOf<Type> = Extract<ClientFrame, { type: Type }>;

/** What happens in conversations, whatever carries the frames. */
export interface Conversations {
  /** Greets the peer, and sends it every further frame of its user. */
  join(peer: Peer, after: string | undefined): void;
  leave(peer: Peer): void;
  /** Sends `welcome`, the messages after `after`, and current replies from their first piece. */
  greet(caller: Caller, after: string | undefined): void;
  /** Does what the frame asks for. The caller gets a refusal as an `error` frame. */
  receive(caller: Caller, frame: ConversationFrame): void;
  /** Removes a talk, drops its current replies, and tells all peers of the user. */
  deleteTalk(userId: string, characterId: string): void;
  /** Sends stored messages to all peers of a user. */
  deliver(userId: string, messages: readonly { message: Message; reply_to?: string }[]): void;
  /** Closes the connections that fit. Default reason: `refused`. */
  closePeers(matches: (peer: Peer) => boolean, reason?: CloseReason): void;
  /** Drops the current replies of this user, or of all users. */
  abandon(userId?: string): void;
  clearLimits(): void;
}

export interface ConversationsOptions {
  now: () => number;
  log: Log;
  messages: MessageStore;
  memories: MemoryStore;
  talks: TalkStore;
  library: Library;
  replies: Replies;
}

export function createConversations(options: ConversationsOptions): Conversations {
  const { now, log, messages, memories, talks, library } = options;
  const peers = new Set<Peer>();
  /** Timers of users whose last peer left, by user. Who still polls renews it. */
  const leaveTimers = new Map<string, NodeJS.Timeout>();
  const sendLimit = createRateLimit(MAX_PER_MINUTE, now);
  const urgentLimit = createRateLimit(MAX_URGENT_PER_MINUTE, now);
  const readLimit = createRateLimit(MAX_READ_PER_MINUTE, now);
  const replyStreams = createReplyStreams({
    ...options,
    sendToUser,
    // Clients come back after a while, and `greet` starts the reply again.
    onFailure: (userId) => closePeers((peer) => peer.userId === userId, 'restart'),
  });

  function sendToUser(userId: string, frame: ServerFrame, except?: Caller): void {
    for (const peer of peers) if (peer.userId === userId && peer !== except) peer.send(frame);
  }

  function count(limit: RateLimit, userId: string): void {
    const waitMs = limit.take(userId);
    if (waitMs > 0) throw tooOften('message', 'messageTooOften', waitMs);
  }

  /** Forgets the peer at once: the client may never answer the close. */
  function drop(peer: Peer, reason: CloseReason): void {
    peers.delete(peer);
    peer.close(reason);
  }

  function closePeers(matches: (peer: Peer) => boolean, reason: CloseReason = 'refused'): void {
    for (const peer of [...peers].filter(matches)) drop(peer, reason);
  }

  function cancelLeaveTimer(userId: string): void {
    clearTimeout(leaveTimers.get(userId));
    leaveTimers.delete(userId);
  }

  function greet(caller: Caller, after: string | undefined): void {
    const { userId } = caller;
    leaveTimers.get(userId)?.refresh();
    caller.send({ type: 'welcome', user_id: userId, last_id: messages.lastId(userId) });
    let known = after;
    // Stops when the client was disconnected meanwhile.
    while (known !== undefined && caller.isOpen()) {
      const missed = messages.after(userId, known, MISSED_BATCH);
      for (const { message, reply_to } of missed)
        caller.send({ type: 'message', message, ...(reply_to && { reply_to }) });
      known = missed.length === MISSED_BATCH ? missed.at(-1)?.message.id : undefined;
    }
    replyStreams.replay(userId, caller.send);
    for (const message of messages.unanswered(userId, now() - MAX_UNANSWERED_AGE_MS))
      void replyStreams.start(userId, message, caller.language);
  }

  /** Stores a message, acknowledges it to the caller, sends it to the user's other peers, and starts its reply. */
  function send(caller: Caller, { client_id, character_id, text }: FrameOf<'send'>): void {
    const { userId, language } = caller;
    count(readLimit, userId);
    if (!library.companion(character_id)) throw notFound();
    // A stored message is acknowledged again and does not count for the limit.
    const known = messages.findByClientId(userId, client_id);
    if (!known) count(isUrgent(text) ? urgentLimit : sendLimit, userId);
    const message =
      known ??
      messages.addFromUser({ userId, characterId: character_id, clientId: client_id, text });
    const { id, sent_at } = message;
    caller.send({ type: 'ack', client_id, id, sent_at });
    if (known) return;
    sendToUser(userId, { type: 'message', message }, caller);
    void replyStreams.start(userId, message, language);
  }

  /** Starts another answer in place of a reply, if that is the last message of its talk and has another. */
  function regenerate(caller: Caller, messageId: string): void {
    const { userId, language } = caller;
    const old = messages.replaceable(userId, messageId);
    if (!old) return;
    const waitMs = sendLimit.take(userId);
    if (waitMs === 0) return void replyStreams.replace(userId, old, language);
    // Clients hide a reply while they wait for another.
    const shownAgain = { type: 'message', message: old.reply, reply_to: old.message.id } as const;
    caller.send(shownAgain);
    sendToUser(userId, shownAgain, caller);
    throw tooOften('message', 'messageTooOften', waitMs);
  }

  /** Removes a memory of a companion and sends the others to the caller and to the user's other peers. */
  function forget(caller: Caller, { character_id, memory_id }: FrameOf<'forget'>): void {
    const { userId, language } = caller;
    const companion = library.companion(character_id);
    if (!companion) throw notFound();
    memories.forget(userId, character_id, memory_id);
    const left = memories.of(userId, character_id);
    const shown = shownMemories(left, companion, library, language);
    const frame: ServerFrame = { type: 'memories', character_id, memories: shown };
    caller.send(frame);
    sendToUser(userId, frame, caller);
  }

  function act(caller: Caller, frame: ConversationFrame): void {
    if (frame.type === 'send') send(caller, frame);
    else if (frame.type === 'stop') replyStreams.stop(caller.userId, frame.reply_to);
    else if (frame.type === 'regenerate') regenerate(caller, frame.message_id);
    else if (frame.type === 'forget') forget(caller, frame);
    else frame satisfies never;
  }

  return {
    greet,
    join(peer, after) {
      const others = [...peers].filter(({ userId }) => userId === peer.userId);
      const [oldest] = others;
      if (oldest && others.length >= MAX_CONNECTIONS_PER_USER) drop(oldest, 'replaced');
      greet(peer, after);
      peers.add(peer);
      cancelLeaveTimer(peer.userId);
    },
    leave(peer) {
      peers.delete(peer);
      const { userId } = peer;
      if ([...peers].some((other) => other.userId === userId)) return;
      cancelLeaveTimer(userId);
      const timer = setTimeout(() => {
        leaveTimers.delete(userId);
        replyStreams.leave(userId);
      }, GONE_MS);
      leaveTimers.set(userId, timer.unref());
    },
    receive(caller, frame) {
      leaveTimers.get(caller.userId)?.refresh();
      try {
        act(caller, frame);
      } catch (error) {
        const apiError = toApiError(error, log, MESSAGING_PATH);
        caller.send(errorFrame(apiError, caller.language, frame));
      }
    },
    deleteTalk(userId, characterId) {
      replyStreams.abandon(userId, characterId);
      talks.remove(userId, characterId);
      sendToUser(userId, { type: 'deleted', character_id: characterId });
    },
    deliver(userId, messages) {
      for (const frame of messages) sendToUser(userId, { type: 'message', ...frame });
    },
    closePeers,
    abandon: (userId) => replyStreams.abandon(userId),
    clearLimits() {
      sendLimit.clear();
      urgentLimit.clear();
      readLimit.clear();
    },
  };
}

/** @param frame the refused one */
export function errorFrame(error: ApiError, language: Language, frame?: ClientFrame): ServerFrame {
  return {
    type: 'error',
    error_code: error.code,
    error_message: error.text(language),
    ...(frame?.type === 'send' && { client_id: frame.client_id }),
    payload: error.payload,
  };
}

/** The error as an `ApiError`; one of another kind is logged. */
export function toApiError(error: unknown, log: Log, path: string): ApiError {
  if (error instanceof ApiError) return error;
  log('error', { path, message: String(error) });
  return new ApiError(errorCodes.internal, 'internal');
}
