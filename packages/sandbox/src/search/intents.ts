import { foldText } from './fold.ts';
import type { ArticleKind } from './synonyms.ts';

/** What a question asks for. It decides which kinds of results come first. */
export type Intent = 'fight' | 'where' | 'cost' | 'who';

const pattern = (source: string) => new RegExp(foldText(source), 'u');

const patterns: Record<Intent, RegExp> = {
  fight: pattern(
    '怎么(?:打|躲|过|赢|破)|打法|打不(?:过|赢)|过不去|如何(?:打|击败)|击败|\\b(?:beat|defeat|kill|fight|dodge|win against)\\b|倒し方|倒せ|倒す|勝て|勝ち方|攻略法|避け方',
  ),
  where: pattern('在哪|哪里|哪儿|位置|怎么去|\\b(?:where|location)\\b|どこ|場所|行き方'),
  cost: pattern('多少钱|多少文|价格|怎么买|\\b(?:how much|price|cost|costs)\\b|いくら|値段|価格'),
  who: pattern('是谁|什么人|谁是|\\bwho\\b|誰|だれ'),
};

export function intentsOf(folded: string): Intent[] {
  return (Object.keys(patterns) as Intent[]).filter((intent) => patterns[intent].test(folded));
}

/** Kinds of articles that answer an intent. */
export const kindsOfIntent: Record<Intent, readonly ArticleKind[]> = {
  fight: ['boss'],
  where: ['map'],
  cost: ['build', 'mechanics'],
  who: ['lore'],
};
