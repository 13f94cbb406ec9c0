import type { Localised } from '../../http/language.ts';
import { foldText } from '../../search/fold.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FloorTexts, SmallTalk } from './texts.ts';
import { zh } from './zh.ts';

export const floorTexts: Localised<FloorTexts> = { zh, en, ja };

/** The kinds in the order in which they win: "ok thanks" is thanks. */
const order = [
  'love',
  'thanks',
  'bye',
  'sorry',
  'howAreYou',
  'help',
  'praise',
  'laugh',
  'greeting',
  'wow',
  'no',
  'yes',
  'hmm',
] as const satisfies readonly Exclude<SmallTalk, 'emoji'>[];

const EMOJI =
  /^[\p{Extended_Pictographic}\p{Emoji_Component}\p{P}\s]*\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}\p{P}\s]*$/u;

/** Words that decorate small talk and say nothing: 「那」, "then", 「ね」. */
const FILLERS =
  '[啦呀啊哦呢吧嘛哈咯喽]|那|就|先|都|我|真的|so|very|then|there|my friend|buddy|mate|ね|よ|な|さん|ー';

/** Every language is tried: visitors mix them. */
const kinds = order.map((kind) => {
  const words = [zh, en, ja]
    .flatMap(({ patterns }) => patterns[kind])
    .map((part) => foldText(part));
  return { kind, words: new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'gu') };
});
const fillers = new RegExp(`(?<![a-z])(?:${foldText(FILLERS)})(?![a-z])`, 'gu');
/** UTF-16 units. A longer message says more than small talk. */
const MOST_LENGTH = 40;

/** What a message says in passing, or undefined if it says anything else. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (EMOJI.test(text)) return 'emoji';
  const folded = foldText(text);
  if (folded.length > MOST_LENGTH) return undefined;
  if (!/[\p{L}\p{N}]/u.test(folded)) return 'hmm';
  let rest = folded;
  const found: SmallTalk[] = [];
  for (const { kind, words } of kinds) {
    const without = rest.replace(words, ' ');
    if (without !== rest) found.push(kind);
    rest = without;
  }
  return /[\p{L}\p{N}]/u.test(rest.replace(fillers, '')) ? undefined : found[0];
}
