import type { Message } from '@companion/sdk/contract';
import type { Riddles } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import { CJK, foldText } from '../search/fold.ts';
import { literal } from '../search/literal.ts';
import { fill, pickLine } from './lines.ts';

type Round = Riddles['rounds'][number];

/** Longer messages are questions about the game, not answers to a riddle (UTF-16 units). */
const MOST_CHARACTERS = 24;

/** The next turn of a game of questions, or undefined if the message is no part of one. */
export function riddleTurn(
  riddles: Riddles,
  {
    message,
    language,
    recent,
  }: { message: Message; language: Language; recent: readonly Message[] },
  count: number,
): { text: string; count: number } | undefined {
  if (message.text.length > MOST_CHARACTERS) return undefined;
  const said = foldText(message.text);
  const last = recent.findLast(({ author }) => author === 'character')?.text ?? '';
  const current = riddles.rounds
    .map((round) => ({ round, at: last.lastIndexOf(round.ask[language]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]?.round;
  const ask = (round: Round) =>
    `${round.ask[language]}${gap(language)}${riddles.question[language]}`;
  const next = () => {
    const line = pickLine(
      riddles.rounds.map((round) => round.ask[language]),
      message,
      recent,
    );
    const round = riddles.rounds.find((each) => each.ask[language] === line);
    return round ? ask(round) : '';
  };
  if (current) {
    if (contains(said, riddles.again[language])) return { text: ask(current), count };
    const guess = riddles.rounds.find(({ answer, also }) =>
      contains(said, [answer[language], ...also[language]]),
    );
    if (guess === current) {
      const answer = current.answer[language];
      const total = count + 1;
      const { reward } = riddles;
      const praise = pickLine(
        riddles.right[language].map((line) => fill(line, { answer, count: String(total) })),
        message,
        recent,
      );
      const parts = [praise, ...(total === reward.count ? [reward.say[language]] : []), next()];
      return { text: parts.join('\n\n'), count: total };
    }
    if (guess) {
      const values = {
        guess: guess.answer[language],
        guessAsk: guess.ask[language],
        ask: current.ask[language],
      };
      const lines = riddles.wrong[language].map((line) => fill(line, values));
      return { text: pickLine(lines, message, recent), count };
    }
  }
  return contains(said, riddles.begin[language]) ? { text: next(), count } : undefined;
}

const gap = (language: Language) => (language === 'en' ? ' ' : '');

/** Whole words, where words are apart. */
function contains(folded: string, phrases: readonly string[]): boolean {
  return phrases.map(foldText).some((phrase) => {
    if (CJK.test(phrase)) return folded.includes(phrase);
    return new RegExp(String.raw`(?<![a-z\d])${literal(phrase)}(?![a-z\d])`, 'u').test(folded);
  });
}
