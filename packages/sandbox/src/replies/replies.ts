import type { Message } from '@companion/sdk/contract';
import { characterStart } from '../cut-text.ts';
import type { Log } from '../log.ts';
import { checkIn, safetyAnswer, withoutProtectedTurns } from '../safety/answer.ts';
import type { Search } from '../search/search.ts';
import type { Library } from '../store/library.ts';
import { createCleaner } from './cleaner.ts';
import { floorTexts } from './floor/floor.ts';
import type { LanguageModel } from './language-model.ts';
import type { Memories } from './memory.ts';
import { createTalk, type ReplyInput, type Turn } from './talk.ts';

export { type ReplyInput, sourcesOf } from './talk.ts';

/** Turns that a model may see at most. Safety reads each of them. */
const MOST_MODEL_TURNS = 20;

/** What is known when the last piece was sent. */
type ReplyEnd = Required<Pick<Message, 'citations'>> & {
  suggestions: string[];
  cut?: Message['cut'];
  /** There is another answer to the same message. */
  hasOther?: boolean | undefined;
};

interface Reply {
  pieces: AsyncIterable<string>;
  end(): ReplyEnd;
  /** What the companion learned about the visitor. */
  learned: Memories;
}

export interface Replies {
  answer(input: ReplyInput, signal: AbortSignal): Reply;
}

/**
 * The companions' answers. Safety comes first; then the library answers in the companion's voice and names its
 * sources, or a language model does with the same passages.
 */
export function createReplies(
  library: Library,
  search: Search,
  log: Log,
  options: { pace: (signal: AbortSignal) => Promise<void>; model: LanguageModel | null },
): Replies {
  const talk = createTalk(library, search);

  async function* told(text: string, signal: AbortSignal) {
    for (const piece of cut(text)) {
      await options.pace(signal);
      if (signal.aborted) return;
      yield piece;
    }
  }

  /** In place of an earlier answer nothing is better than not to know. */
  const toldIfKnown = ({ replaced }: ReplyInput, { text, citations }: Turn, signal: AbortSignal) =>
    told(replaced && citations.length === 0 ? '' : text, signal);

  async function* followedBy(text: string, pieces: AsyncIterable<string>, signal: AbortSignal) {
    yield* pieces;
    yield* told(text, signal);
  }

  /**
   * The model's answer. The library answers if the model fails before its first word. Another answer of the model rests
   * on the best passages again; another answer of the library has other ones.
   */
  function fromModel(
    model: LanguageModel,
    input: ReplyInput,
    turn: Turn,
    signal: AbortSignal,
  ): Pick<Reply, 'pieces' | 'end'> {
    const { language, companion } = input;
    const startedAt = performance.now();
    const { replaced: _, ...asked } = input;
    let current = input.replaced ? talk.turn(asked) : turn;
    const cleaner = createCleaner();
    let isSpoken = false;
    let broken: Message['cut'];

    async function* pieces() {
      const recent = withoutProtectedTurns(input.recent.slice(-MOST_MODEL_TURNS));
      const games = companion.games.flatMap((id) => library.game(id)?.name[language] ?? []);
      if (turn.isUnknown && recent.length > 0) {
        const question = await model.question({ ...input, recent }, signal);
        const message = { ...input.message, text: question ?? input.message.text };
        const understood = question === undefined ? turn : talk.turn({ ...input, message });
        if (understood.citations.length > 0 && !understood.isFixed) current = understood;
      }
      const { notes } = current;
      const stream = model.stream({ ...input, recent }, notes, games, signal, startedAt);
      try {
        for (;;) {
          const { done, value } = await stream.next();
          const text = done ? cleaner.end() : cleaner.push(value);
          if (text !== '') {
            isSpoken ||= text.trim() !== '';
            yield text;
          }
          if (!done) continue;
          if (value === 'length') broken = 'length';
          break;
        }
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        if (!signal.aborted) {
          log('model_failed', { reason, spoken: isSpoken });
          broken = 'broken';
        }
      } finally {
        // A reader that stops here ends the request, too.
        await stream.return('complete').catch(() => undefined);
      }
      if (isSpoken || signal.aborted) return;
      broken = undefined;
      if (input.replaced) current = turn;
      yield* toldIfKnown(input, current, signal);
    }

    return {
      pieces: pieces(),
      end() {
        const { citations, notes, suggestions } = current;
        if (!isSpoken) return { citations, suggestions, hasOther: current.hasOther };
        const used = notes.filter((_, index) => cleaner.cited.has(index + 1));
        return {
          citations: used.map(({ citation }) => citation),
          suggestions: broken ? [floorTexts[language].goOn] : suggestions,
          hasOther: true,
          ...(broken && { cut: broken }),
        };
      },
    };
  }

  return {
    answer(received, signal) {
      const { companion, language, recent } = received;
      const message = { ...received.message, text: composed(received.message.text) };
      const input = { ...received, message };
      const asked = { companionName: companion.name[language], language, message, recent };
      const alone = (text: string): Reply => ({
        pieces: told(text, signal),
        end: () => ({ citations: [], suggestions: [] }),
        learned: new Map(),
      });
      const safe = safetyAnswer(asked);
      if (safe !== undefined) return alone(safe);
      const turn = talk.turn(input);
      const { citations, suggestions, learned } = turn;
      const question = checkIn(asked);
      if (question !== undefined && citations.length === 0) return alone(question);
      const reply =
        options.model && !turn.isFixed
          ? fromModel(options.model, input, turn, signal)
          : {
              pieces: toldIfKnown(input, turn, signal),
              end: () => ({ citations, suggestions, hasOther: turn.hasOther }),
            };
      if (question === undefined) return { ...reply, learned };
      return { ...reply, learned, pieces: followedBy(`\n\n${question}`, reply.pieces, signal) };
    },
  };
}

/**
 * Letters as the patterns have them: か and a mark are が. Not the whole text in NFC, which replaces the old forms of
 * kanji that names have.
 */
const composed = (text: string): string =>
  text.replace(/\p{L}\p{M}+/gu, (letter) => letter.normalize('NFC'));

/** A word, or two or three Hanzi. */
const PIECE = /[a-zA-Z0-9'’.-]+\s?|[^a-zA-Z0-9\n]{1,3}|\n+/gu;

/** Pieces as a talking person would bring them. No character is cut in two. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const isWhole = characterStart(text, index) === index;
    pieces.push(isWhole ? piece : `${pieces.pop()}${piece}`);
  }
  return pieces;
}
