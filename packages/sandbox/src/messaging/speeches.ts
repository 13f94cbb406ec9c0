import type { Message, ServerFrame } from '@companion/sdk/contract';
import type { Language } from '../http/language.ts';
import type { Log } from '../log.ts';
import type { Replies } from '../replies/replies.ts';
import type { Library } from '../store/library.ts';
import type { Talks } from '../store/talks.ts';

/** Messages before the one to be answered that the companion remembers. */
const MOST_RECENT = 12;
/** Why a reply was broken off that is to be spoken anew. */
const ABANDONED = Symbol('abandoned');

/** A reply that is being spoken. */
interface Speech {
  userId: string;
  characterId: string;
  replyTo: string;
  pieces: string[];
  breakOff: AbortController;
}

/** The replies that are being spoken. */
export interface Speeches {
  /** Speaks the reply to all sockets of the user; stored at its end, even if none is left. */
  speak(userId: string, message: Message, language: Language): Promise<void>;
  /** Tells a new socket of this user what was spoken so far. */
  replay(userId: string, tell: (frame: ServerFrame) => void): void;
  /** Ends a reply as the user wants; what was spoken so far is stored. */
  stop(userId: string, replyTo: string): void;
  /** Lets replies go, of this user or of all; nothing of them is stored. */
  abandon(userId?: string): void;
}

interface SpeechesOptions {
  talks: Talks;
  library: Library;
  replies: Replies;
  log: Log;
  tellUser(userId: string, frame: ServerFrame): void;
}

export function createSpeeches(options: SpeechesOptions): Speeches {
  const { talks, library, replies, log, tellUser } = options;
  const speeches = new Map<string, Speech>();
  const keyOf = (userId: string, replyTo: string) => `${userId} ${replyTo}`;

  return {
    async speak(userId, message, language) {
      const { character_id, id: reply_to } = message;
      const companion = library.companion(character_id);
      const key = keyOf(userId, reply_to);
      if (!companion || speeches.has(key)) return;
      const breakOff = new AbortController();
      const { signal } = breakOff;
      const pieces: string[] = [];
      speeches.set(key, { userId, characterId: character_id, replyTo: reply_to, pieces, breakOff });
      tellUser(userId, { type: 'typing', character_id, reply_to });
      try {
        const recent = talks.history(userId, character_id, reply_to, MOST_RECENT).items;
        const reply = replies.answer({ companion, message, language, recent }, signal);
        for await (const text of reply.pieces) {
          if (signal.aborted) break;
          const index = pieces.push(text) - 1;
          tellUser(userId, { type: 'piece', character_id, reply_to, index, text });
        }
        if (signal.reason === ABANDONED) return;
        const stored = talks.answer({
          userId,
          characterId: character_id,
          replyTo: reply_to,
          text: pieces.join('').trim() || '……',
          citations: signal.aborted ? [] : reply.citations,
        });
        if (stored) tellUser(userId, { type: 'message', message: stored, reply_to });
      } catch (error) {
        log('reply_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      } finally {
        speeches.delete(key);
      }
    },

    replay(userId, tell) {
      for (const speech of speeches.values()) {
        if (speech.userId !== userId) continue;
        const { characterId: character_id, replyTo: reply_to } = speech;
        tell({ type: 'typing', character_id, reply_to });
        for (const [index, text] of speech.pieces.entries()) {
          tell({ type: 'piece', character_id, reply_to, index, text });
        }
      }
    },

    stop: (userId, replyTo) => speeches.get(keyOf(userId, replyTo))?.breakOff.abort(),

    abandon(userId) {
      for (const speech of speeches.values()) {
        if (userId === undefined || speech.userId === userId) speech.breakOff.abort(ABANDONED);
      }
    },
  };
}
