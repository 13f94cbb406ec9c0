import type { CompanionFile, Riddles } from '../content/formats.ts';
import type { Language, Localised } from '../http/language.ts';
import { foldText } from '../search/fold.ts';
import { phrasePattern } from '../search/phrases.ts';
import { fill, pickLine } from './lines.ts';
import type { ReplyInput } from './talk.ts';

type Round = Riddles['rounds'][number];

/** Words that change nothing beside a wish or an answer. */
const beside: Localised<readonly string[]> = {
  zh: words(
    '我们 我 你 请 那 就 好的 好 来 吧 啊 呀 嗯 呢 吗 了 能 可以 再 给 听 一下 是 这 口 钟 拍 像 听起来 觉得 感觉 想 猜 应该 可能 大概 一定 答案 真的 的 还 楚 准备 好 游戏 玩',
  ),
  en: words(
    "i i'm i'd you me we us it it's is this that that's one the a an can could would like to let let's have ok okay please now well hm hmm um think guess say must be maybe probably sounds my answer bell beats bpm at play hear game again",
  ),
  ja: words(
    'さあ じゃあ では うん うーん えっと はい よう ましょう お願いします お願い ください みて 聴かせて 打って これは それは 答えは は の 鐘 拍 です だと だ と 思います 思う たぶん きっと かな かも ちょっと よく か ね よ ゲーム を',
  ),
};

/** The next turn of a game of questions, or undefined if the message is no part of one. */
export function riddleTurn(
  riddles: Riddles,
  {
    companion,
    message,
    language,
    recent,
  }: Pick<ReplyInput, 'message' | 'language' | 'recent'> & {
    companion: Pick<CompanionFile, 'name'>;
  },
  count: number,
): { text: string; count: number } | undefined {
  const said = foldText(message.text).replace(foldText(companion.name[language]), ' ');
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
    if (says(said, riddles.again[language], language)) return { text: ask(current), count };
    const guess = riddles.rounds.find(({ answer, also }) =>
      says(said, [answer[language], ...also[language]], language),
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
  return says(said, riddles.begin[language], language) ? { text: next(), count } : undefined;
}

const gap = (language: Language) => (language === 'en' ? ' ' : '');

/** Whether nothing but one of the phrases is said. */
function says(said: string, phrases: readonly string[], language: Language): boolean {
  const rest = without(said, phrases);
  return rest !== said && !/[\p{L}\p{N}]/u.test(without(rest, beside[language]));
}

const without = (folded: string, phrases: readonly string[]) =>
  folded.replace(new RegExp(phrasePattern(phrases), 'gu'), ' ');

function words(list: string): string[] {
  return list.split(' ');
}
