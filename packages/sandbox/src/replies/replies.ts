import type { Citation, Message } from '@companion/sdk/contract';
import type { CompanionFile } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import type { Log } from '../log.ts';
import { safetyAnswer, withoutProtectedTurns } from '../safety/answer.ts';
import { CJK, foldText } from '../search/fold.ts';
import { parseQuery } from '../search/query.ts';
import type { Excerpt } from '../search/rank.ts';
import type { Search } from '../search/search.ts';
import type { LanguageModel } from './language-model.ts';
import { pickLine } from './lines.ts';

/** Passages below this share of the question's words are about something else. */
const LEAST_SCORE = 0.34;
const MOST_PASSAGES = 2;
/** A second passage must be nearly as good as the first, or it only distracts. */
const SECOND_SHARE = 0.72;
/** UTF-16 units; beyond it small talk would swallow real questions. */
const MOST_SMALL_TALK = 24;

export interface ReplyInput {
  companion: CompanionFile;
  /** What the visitor said. */
  message: Message;
  language: Language;
  /** What was said before, oldest first. */
  recent: readonly Message[];
}

interface Reply {
  citations: Citation[];
  pieces: AsyncIterable<string>;
}

export interface Replies {
  answer(input: ReplyInput, signal: AbortSignal): Reply;
}

/**
 * The companions' answers. Safety comes first; then the library answers in the companion's voice and names its
 * sources, or a language model does with the same passages.
 */
export function createReplies(
  search: Search,
  log: Log,
  options: { pace: (signal: AbortSignal) => Promise<void>; model: LanguageModel | null },
): Replies {
  async function* told(text: string, signal: AbortSignal) {
    for (const piece of cut(text)) {
      await options.pace(signal);
      if (signal.aborted) return;
      yield piece;
    }
  }

  async function* fromModel(input: ReplyInput, passages: Excerpt[], signal: AbortSignal) {
    let spoken = false;
    const forModel = { ...input, recent: withoutProtectedTurns(input.recent) };
    try {
      for await (const piece of options.model?.stream(forModel, passages, signal) ?? []) {
        spoken = true;
        yield piece;
      }
    } catch (error) {
      log('model_failed', { reason: error instanceof Error ? error.name : 'unknown', spoken });
    }
    if (!spoken && !signal.aborted) yield* told(fromLibrary(input, passages), signal);
  }

  return {
    answer(input, signal) {
      const { companion, language, message, recent } = input;
      const safe = safetyAnswer({
        companionName: companion.name[language],
        language,
        message,
        recent,
      });
      if (safe !== undefined) return { citations: [], pieces: told(safe, signal) };
      const smallTalk = smallTalkFor(input);
      const isShort = message.text.length <= MOST_SMALL_TALK;
      const found = search
        .excerpts(message.text, language, companion.games, MOST_PASSAGES)
        .filter(
          ({ score }, _, all) =>
            score >= LEAST_SCORE && score >= (all[0]?.score ?? 0) * SECOND_SHARE,
        );
      const chat = smallTalk !== undefined && (found.length === 0 || (isShort && !smallTalk.asks));
      const passages = chat ? [] : found;
      const citations = passages.map(({ article }) => ({
        article_id: article.id,
        game_id: article.game,
        title: article.prose[language].title,
      }));
      const pieces = options.model
        ? fromModel(input, passages, signal)
        : told(chat ? smallTalk.line : fromLibrary(input, passages), signal);
      return { citations, pieces };
    },
  };
}

/** The companion's line on what was said beside any question, and whether there is one, too. */
function smallTalkFor({
  companion,
  language,
  message,
  recent,
}: ReplyInput): { line: string; asks: boolean } | undefined {
  const said = foldText(message.text);
  const reactions = companion.voice.small_talk.map(({ when, say }) => ({
    words: wordsOf(when[language]),
    say: say[language],
  }));
  const reaction = reactions.find(({ words }) => words.test(said));
  if (!reaction) return undefined;
  const rest = reactions.reduce((rest, { words }) => rest.replace(words, ' '), said);
  return {
    line: pickLine(reaction.say, message, recent),
    asks: Boolean(parseQuery(rest)?.question),
  };
}

/** Whole words, where words are apart: "hi" is not in "shipworm". */
function wordsOf(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) => {
    const folded = foldText(phrase);
    const literal = folded.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return CJK.test(folded) ? literal : String.raw`\b${literal}\b`;
  });
  return new RegExp(alternatives.join('|'), 'u');
}

function fromLibrary(
  { companion, language, message, recent }: ReplyInput,
  passages: readonly Excerpt[],
): string {
  const { openers, closers, unknown } = companion.voice;
  if (passages.length === 0) return pickLine(unknown[language], message, recent);
  return [
    pickLine(openers[language], message, recent),
    ...passages.map(({ text }) => text),
    pickLine(closers[language], message, recent),
  ].join('\n\n');
}

/** Pieces as a talking person would bring them: a word, or two or three Hanzi. */
function cut(text: string): string[] {
  return text.match(/[a-zA-Z0-9'’.-]+\s?|[^a-zA-Z0-9\n]{1,3}|\n+/gu) ?? [];
}
