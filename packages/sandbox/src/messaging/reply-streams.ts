import type { Message, ServerFrame } from '@companion/sdk/contract';
import type { CompanionFile } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import type { Log } from '../log.ts';
import { shownMemories } from '../replies/memory.ts';
import { type Replies, sourcesOf } from '../replies/replies.ts';
import type { Library } from '../store/library.ts';
import type { MemoryStore } from '../store/memories.ts';
import type { MessageStore, ReplaceableReply } from '../store/messages.ts';

/** Earlier messages that the companion knows when it replies. */
const MAX_RECENT = 60;
/** Abort reason: the visitor is gone. What was said is stored as cut off; a reply that had not begun starts again. */
const LEFT = Symbol('left');

/** A reply that is being sent, or that waits for an earlier one. */
interface ReplyStream {
  userId: string;
  characterId: string;
  replyTo: string;
  /** The reply that this one takes the place of. */
  old: ReplaceableReply | undefined;
  hasStarted: boolean;
  /** Nothing is stored, so that it can start again later. It may have been stopped before. */
  isAbandoned: boolean;
  pieces: string[];
  controller: AbortController;
}

export interface ReplyStreams {
  /**
   * Sends the reply to all sockets of the user, after earlier replies of the same companion. The
   * reply is stored at its end, even if no socket is left.
   */
  start(userId: string, message: Message, language: Language): Promise<void>;
  /** Sends another answer to a message. The old reply stays when none comes. */
  replace(userId: string, old: ReplaceableReply, language: Language): Promise<void>;
  /** Sends a new socket of this user what was sent of the current replies. */
  replay(userId: string, send: (frame: ServerFrame) => void): void;
  /** Ends a reply at the user's request and stores what was sent. */
  stop(userId: string, replyTo: string): void;
  /** Ends the replies of a user who is gone, so that no language model writes for nobody. */
  leave(userId: string): void;
  /** Drops the replies of this user, or of all users; with a companion only its own. Nothing is stored. */
  abandon(userId?: string, characterId?: string): void;
}

/** What is stored of a reply besides its text and what it answers. */
type ReplyEnd = Omit<
  Parameters<MessageStore['addReply']>[0],
  'userId' | 'characterId' | 'replyTo' | 'text'
>;

interface ReplyStreamsOptions {
  messages: MessageStore;
  memories: MemoryStore;
  library: Library;
  replies: Replies;
  log: Log;
  sendToUser(userId: string, frame: ServerFrame): void;
  /** A reply failed for the first time, and nothing stands in its place. */
  onFailure(userId: string): void;
}

export function createReplyStreams(options: ReplyStreamsOptions): ReplyStreams {
  const { messages, memories, library, replies, log, sendToUser, onFailure } = options;
  const streams = new Map<string, ReplyStream>();
  const failed = new Set<string>();
  /** The end of the last reply of each conversation. */
  const lastReplies = new Map<string, Promise<void>>();
  const keyOf = (userId: string, id: string) => `${userId} ${id}`;

  async function send(
    stream: ReplyStream,
    companion: CompanionFile,
    message: Message,
    language: Language,
  ): Promise<void> {
    const { userId, characterId: character_id, replyTo: reply_to, pieces, old } = stream;
    const { signal } = stream.controller;
    if (stream.isAbandoned) return;
    stream.hasStarted = true;
    sendToUser(userId, typingFrame(stream));
    const recent = messages.history(userId, character_id, reply_to, MAX_RECENT).items;
    const known = memories.of(userId, character_id);
    const tried = old ? [...old.tried, ...sourcesOf(old.reply.citations)] : [];
    const reply = replies.answer(
      {
        companion,
        message,
        language,
        recent,
        memories: known,
        ...(old && { replaced: { text: old.reply.text, tried: new Set(tried) } }),
      },
      signal,
    );
    if (reply.learned.size > 0) {
      memories.keep(userId, character_id, reply.learned);
      sendToUser(userId, {
        type: 'memories',
        character_id,
        memories: shownMemories(
          new Map([...known, ...reply.learned]),
          companion,
          library,
          language,
        ),
      });
    }
    // White space at the ends is not stored, so it waits for the text after it.
    let waiting = '';
    for await (const piece of reply.pieces) {
      if (signal.aborted) break;
      waiting += piece;
      const said = waiting.trimEnd();
      if (said === '') continue;
      waiting = waiting.slice(said.length);
      const text = pieces.length === 0 ? said.trimStart() : said;
      const index = pieces.push(text) - 1;
      sendToUser(userId, { type: 'piece', character_id, reply_to, index, text });
    }
    if (stream.isAbandoned || (signal.reason === LEFT && pieces.length === 0)) return;
    if (old && pieces.length === 0) {
      sendToUser(userId, { type: 'message', message: old.reply, reply_to });
      return;
    }
    const { citations, suggestions, cut, hasOther } = reply.end();
    const isLeft = signal.reason === LEFT;
    finish(stream, {
      citations: signal.aborted ? [] : citations,
      suggestions: signal.aborted ? [] : suggestions,
      cut: isLeft ? 'broken' : cut,
      canRegenerate: hasOther,
      replaces: old?.reply.id,
      tried,
    });
  }

  /** Stores what was sent as the reply. */
  function finish(stream: ReplyStream, end: ReplyEnd): void {
    const { userId, characterId, replyTo, pieces } = stream;
    const text = pieces.join('') || '……';
    const message = messages.addReply({ userId, characterId, replyTo, text, ...end });
    failed.delete(keyOf(userId, replyTo));
    if (message) sendToUser(userId, { type: 'message', message, reply_to: replyTo });
  }

  /**
   * Ends the wait for a reply that failed. The old one comes back, or the reply starts again. When it fails again, what
   * was sent is stored. When that fails, too, clients give the reply up after a time.
   */
  function fail(stream: ReplyStream): void {
    const { userId, replyTo, old } = stream;
    const key = keyOf(userId, replyTo);
    if (old) sendToUser(userId, { type: 'message', message: old.reply, reply_to: replyTo });
    else if (!failed.has(key)) {
      failed.add(key);
      onFailure(userId);
    } else {
      try {
        finish(stream, { citations: [], suggestions: [], cut: 'broken' });
      } catch (error) {
        logFailure(error);
      }
    }
  }

  function logFailure(error: unknown): void {
    log('reply_failed', { reason: error instanceof Error ? error.message : 'unknown' });
  }

  async function start(
    userId: string,
    message: Message,
    language: Language,
    old?: ReplaceableReply,
  ): Promise<void> {
    const { character_id: characterId, id: replyTo } = message;
    const companion = library.companion(characterId);
    const key = keyOf(userId, replyTo);
    if (!companion || streams.has(key)) return;
    const stream: ReplyStream = {
      userId,
      characterId,
      replyTo,
      old,
      hasStarted: false,
      isAbandoned: false,
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
      logFailure(error);
      if (!stream.isAbandoned) fail(stream);
    } finally {
      streams.delete(key);
      if (lastReplies.get(conversation) === end.promise) lastReplies.delete(conversation);
      end.resolve();
    }
  }

  return {
    start,
    replace: (userId, old, language) => start(userId, old.message, language, old),

    replay(userId, send) {
      for (const stream of streams.values()) {
        if (stream.userId !== userId || !stream.hasStarted) continue;
        const { characterId: character_id, replyTo: reply_to } = stream;
        send(typingFrame(stream));
        for (const [index, text] of stream.pieces.entries()) {
          send({ type: 'piece', character_id, reply_to, index, text });
        }
      }
    },

    stop: (userId, replyTo) => streams.get(keyOf(userId, replyTo))?.controller.abort(),

    leave(userId) {
      for (const stream of streams.values()) {
        if (stream.userId === userId) stream.controller.abort(LEFT);
      }
    },

    abandon(userId, characterId) {
      for (const stream of streams.values()) {
        const isMeant =
          stream.userId === (userId ?? stream.userId) &&
          stream.characterId === (characterId ?? stream.characterId);
        if (!isMeant) continue;
        stream.isAbandoned = true;
        stream.controller.abort();
      }
    },
  };
}

const typingFrame = ({ characterId, replyTo, old }: ReplyStream): ServerFrame => ({
  type: 'typing',
  character_id: characterId,
  reply_to: replyTo,
  ...(old && { replaces: old.reply.id }),
});
