import { foldText } from '../search/fold.ts';
import { phrasePattern } from '../search/phrases.ts';
import { intentOf } from './intent.ts';
import { pickLine } from './lines.ts';
import type { ReplyInput } from './talk.ts';

/** The companion's line on what was said beside any question, and whether there is one, too. */
export function reactionOf({ companion, language, message, recent }: ReplyInput) {
  const said = foldText(message.text);
  const reactions = companion.voice.small_talk.map(({ when, say }) => ({
    words: phrasePattern(when[language]),
    say: say[language],
  }));
  const reaction = reactions.find(({ words }) => words.test(said));
  if (!reaction) return undefined;
  const rest = reactions.reduce((rest, { words }) => rest.replace(words, ' '), said);
  return { line: pickLine(reaction.say, message, recent), asks: intentOf(rest) !== undefined };
}
