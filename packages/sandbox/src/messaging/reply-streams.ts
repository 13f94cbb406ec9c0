import type { Message, ServerFrame } from '@companion/sdk/contract';
import type { CompanionFile } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import type { Log } from '../log.ts';
import type { Replies } from '../replies/replies.ts';
import type { Library } from '../store/library.ts';
import type { MessageStore } from '../store/messages.ts';

/** Earlier messages that the companion knows when it replies. */
const MAX_RECENT = 12;
/** Abort reason: the reply is dropped and nothing is stored, so that it can start again later. */
const ABANDONED = Symbol('abandoned');

/** A reply that is being sent, or that waits for an earlier one. */
interface ReplyStream {
  userId: string;
  characterId: string;
  replyTo: string;
  hasStarted: boolean;
  pieces: string[];
  controller: AbortController;
}

export interface ReplyStreams {
  /**
   * Sends the reply to all sockets of the user, after earlier replies of the same companion. The
   * reply is stored at its end, even if no socket is left.
   */
  start(userId: string, message: Message, language: Language): Promise<void>;
  /** Sends a new socket of this user what was sent of the current replies. */
  replay(userId: string, send: (frame: ServerFrame) => void): void;
  /** Ends a reply at the user's request and stores what was sent. */
  stop(userId: string, replyTo: string): void;
  /** Drops the replies of this user, or of all users. Nothing is stored. */
  abandon(userId?: string): void;
}

interface ReplyStreamsOptions {
  messages: MessageStore;
  library: Library;
  replies: Replies;
  log: Log;
  sendToUser(userId: string, frame: ServerFrame): void;
}

export function createReplyStreams(options: ReplyStreamsOptions): ReplyStreams {
  const { messages, library, replies, log, sendToUser } = options;
  const streams = new Map<string, ReplyStream>();
  /** The end of the last reply of each conversation. */
  const lastReplies = new Map<string, Promise<void>>();
  const keyOf = (userId: string, id: string) => `${userId} ${id}`;

  async function send(
    stream: ReplyStream,
    companion: CompanionFile,
    message: Message,
    language: Language,
  ): Promise<void> {
    const { userId, characterId: character_id, replyTo: reply_to, pieces } = stream;
    const { signal } = stream.controller;
    if (signal.reason === ABANDONED) return;
    stream.hasStarted = true;
    sendToUser(userId, { type: 'typing', character_id, reply_to });
    const recent = messages.history(userId, character_id, reply_to, MAX_RECENT).items;
    const reply = replies.answer({ companion, message, language, recent }, signal);
    for await (const text of reply.pieces) {
      if (signal.aborted) break;
      const index = pieces.push(text) - 1;
      sendToUser(userId, { type: 'piece', character_id, reply_to, index, text });
    }
    if (signal.reason === ABANDONED) return;
    const stored = messages.addReply({
      userId,
      characterId: character_id,
      replyTo: reply_to,
      text: pieces.join('').trim() || '……',
      citations: signal.aborted ? [] : reply.citations,
    });
    if (stored) sendToUser(userId, { type: 'message', message: stored, reply_to });
  }

  return {
    async start(userId, message, language) {
      const { character_id: characterId, id: replyTo } = message;
      const companion = library.companion(characterId);
      const key = keyOf(userId, replyTo);
      if (!companion || streams.has(key)) return;
      const stream: ReplyStream = {
        userId,
        characterId,
        replyTo,
        hasStarted: false,
        pieces: [],
        controller: new AbortController(),
      };
      streams.set(key, stream);
      const conversation = keyOf(userId, characterId);
      const previous = lastReplies.get(conversation);
      const end = Promise.withResolvers<void>();
      lastReplies.set(conversation, end.promise);
      await previous;
      try {
        await send(stream, companion, message, language);
      } catch (error) {
        log('reply_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      } finally {
        streams.delete(key);
        if (lastReplies.get(conversation) === end.promise) lastReplies.delete(conversation);
        end.resolve();
      }
    },

    replay(userId, send) {
      for (const stream of streams.values()) {
        if (stream.userId !== userId || !stream.hasStarted) continue;
        const { characterId: character_id, replyTo: reply_to } = stream;
        send({ type: 'typing', character_id, reply_to });
        for (const [index, text] of stream.pieces.entries()) {
          send({ type: 'piece', character_id, reply_to, index, text });
        }
      }
    },

    stop: (userId, replyTo) => streams.get(keyOf(userId, replyTo))?.controller.abort(),

    abandon(userId) {
      for (const stream of streams.values()) {
        if (userId === undefined || stream.userId === userId) stream.controller.abort(ABANDONED);
      }
    },
  };
}
