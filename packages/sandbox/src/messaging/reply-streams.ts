import type { Message, ServerFrame } from '@companion/sdk/contract';
import type { CompanionFile } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import type { Log } from '../log.ts';
import type { Replies } from '../replies/replies.ts';
import type { Library } from '../store/library.ts';
import type { MessageStore } from '../store/messages.ts';

/** Messages before the one to be answered that the companion remembers. */
const MAX_RECENT = 12;
/** Why a reply was broken off that is to be spoken anew. */
const ABANDONED = Symbol('abandoned');

/** A reply that is being spoken, or that waits for one before it. */
interface ReplyStream {
  userId: string;
  characterId: string;
  replyTo: string;
  hasBegun: boolean;
  pieces: string[];
  breakOff: AbortController;
}

/** The replies that are being spoken. */
export interface ReplyStreams {
  /**
   * Speaks the reply to all sockets of the user, after those that this companion still owes them; stored at its end,
   * even if no socket is left.
   */
  speak(userId: string, message: Message, language: Language): Promise<void>;
  /** Tells a new socket of this user what was spoken so far. */
  replay(userId: string, tell: (frame: ServerFrame) => void): void;
  /** Ends a reply as the user wants; what was spoken so far is stored. */
  stop(userId: string, replyTo: string): void;
  /** Lets replies go, of this user or of all; nothing of them is stored. */
  abandon(userId?: string): void;
}

interface ReplyStreamsOptions {
  messages: MessageStore;
  library: Library;
  replies: Replies;
  log: Log;
  tellUser(userId: string, frame: ServerFrame): void;
}

export function createReplyStreams(options: ReplyStreamsOptions): ReplyStreams {
  const { messages, library, replies, log, tellUser } = options;
  const replyStreams = new Map<string, ReplyStream>();
  /** The end of the last reply of each conversation. */
  const ends = new Map<string, Promise<void>>();
  const keyOf = (userId: string, replyTo: string) => `${userId} ${replyTo}`;

  async function say(
    stream: ReplyStream,
    companion: CompanionFile,
    message: Message,
    language: Language,
  ): Promise<void> {
    const { userId, characterId: character_id, replyTo: reply_to, pieces } = stream;
    const { signal } = stream.breakOff;
    if (signal.reason === ABANDONED) return;
    stream.hasBegun = true;
    tellUser(userId, { type: 'typing', character_id, reply_to });
    const recent = messages.history(userId, character_id, reply_to, MAX_RECENT).items;
    const reply = replies.answer({ companion, message, language, recent }, signal);
    for await (const text of reply.pieces) {
      if (signal.aborted) break;
      const index = pieces.push(text) - 1;
      tellUser(userId, { type: 'piece', character_id, reply_to, index, text });
    }
    if (signal.reason === ABANDONED) return;
    const stored = messages.answer({
      userId,
      characterId: character_id,
      replyTo: reply_to,
      text: pieces.join('').trim() || '……',
      citations: signal.aborted ? [] : reply.citations,
    });
    if (stored) tellUser(userId, { type: 'message', message: stored, reply_to });
  }

  return {
    async speak(userId, message, language) {
      const { character_id: characterId, id: replyTo } = message;
      const companion = library.companion(characterId);
      const key = keyOf(userId, replyTo);
      if (!companion || replyStreams.has(key)) return;
      const stream: ReplyStream = {
        userId,
        characterId,
        replyTo,
        hasBegun: false,
        pieces: [],
        breakOff: new AbortController(),
      };
      replyStreams.set(key, stream);
      const talk = keyOf(userId, characterId);
      const before = ends.get(talk);
      const end = Promise.withResolvers<void>();
      ends.set(talk, end.promise);
      await before;
      try {
        await say(stream, companion, message, language);
      } catch (error) {
        log('reply_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      } finally {
        replyStreams.delete(key);
        if (ends.get(talk) === end.promise) ends.delete(talk);
        end.resolve();
      }
    },

    replay(userId, tell) {
      for (const stream of replyStreams.values()) {
        if (stream.userId !== userId || !stream.hasBegun) continue;
        const { characterId: character_id, replyTo: reply_to } = stream;
        tell({ type: 'typing', character_id, reply_to });
        for (const [index, text] of stream.pieces.entries()) {
          tell({ type: 'piece', character_id, reply_to, index, text });
        }
      }
    },

    stop: (userId, replyTo) => replyStreams.get(keyOf(userId, replyTo))?.breakOff.abort(),

    abandon(userId) {
      for (const stream of replyStreams.values()) {
        if (userId === undefined || stream.userId === userId) stream.breakOff.abort(ABANDONED);
      }
    },
  };
}
