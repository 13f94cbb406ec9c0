import { CJK, foldText } from '../search/fold.ts';
import { literal } from '../search/literal.ts';
import { intentOf } from './intent.ts';
import { pickLine } from './lines.ts';
import type { ReplyInput } from './talk.ts';

/** The companion's line on what was said beside any question, and whether there is one, too. */
export function reactionOf({ companion, language, message, recent }: ReplyInput) {
  const said = foldText(message.text);
  const reactions = companion.voice.small_talk.map(({ when, say }) => ({
    words: wordsOf(when[language]),
    say: say[language],
  }));
  const reaction = reactions.find(({ words }) => words.test(said));
  if (!reaction) return undefined;
  const rest = reactions.reduce((rest, { words }) => rest.replace(words, ' '), said);
  return { line: pickLine(reaction.say, message, recent), asks: intentOf(rest) !== undefined };
}

const known = new WeakMap<readonly string[], RegExp>();

/** Whole words, where words are apart: "hi" is not in "shipworm". */
function wordsOf(phrases: readonly string[]): RegExp {
  const words = known.get(phrases) ?? readPhrases(phrases);
  known.set(phrases, words);
  return words;
}

function readPhrases(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) => {
    const folded = foldText(phrase);
    return CJK.test(folded) ? literal(folded) : String.raw`\b${literal(folded)}\b`;
  });
  return new RegExp(alternatives.join('|'), 'u');
}
