import { foldText } from './fold.ts';

/** Patterns match folded texts, so they are folded too. */
const pattern = (...parts: string[]) => new RegExp(foldText(parts.join('')), 'gu');

const PARTICLE = '(?:には|では|とは|って|[はがをにへで])';
const KANA = '(?:どう|どこ|どれ|どの|どんな|いつ(?!も)|なぜ|なに|だれ)';

/** Question words with the words around them: 「我该怎么才能打过」, 「の倒し方を教えて」. */
const QUESTION_WORDS = [
  pattern(
    '(?:我|该|应该|要|到底|究竟)*',
    '(?:请问|想问一下|想问|我想知道|你知道|谁知道|告诉我|教教我|教我',
    '|怎么回事|怎么样|怎么|怎样|如何|为什么|为何|什么时候|是什么|有什么|什么',
    '|在哪里|在哪儿|在哪|哪里|哪儿|哪个|哪些|是谁|谁|多少(?:钱|文)?|有没有|能不能|是不是|要不要',
    '|打不过|打不赢|过不去)(?:才能|才|能|可以|去|要)*',
    // 「打开」 and similar verbs are not about fights.
    '(?:打[败过赢倒法]|打(?![开捞造磨听断])|过去|过|走|[一-龠](?![一-龠]))?(?:那个|这个)?',
  ),
  pattern(
    `(?:${PARTICLE}[、,]?${KANA}`,
    // Without a particle before it, a question word in kana must be a whole word: 「ぶどう」 and 「どうくつ」 are none.
    `|(?:の|(?<![ぁ-ん]))${KANA}(?=(?:から|[がをにへで])?(?:[^ぁ-ん]|$))`,
    `|(?:${PARTICLE}|の|(?<![ぁ-ん]))[、,]?(?:どうすれば|どうしたら|どうやって|どうして|誰|(?<![几如為任])何(?![一-龠])`,
    '|教えて|攻略法は|[一-龠][ぁ-ん]{0,2}方(?:は|を教えて)|[勝倒][てせ](?:ない|ません)))',
    '(?:から|[はがをにへ]|で(?!す))?',
    '(?:倒す|倒せ|倒し|勝つ|勝て|いる|います|ある|あります|できる|いい|よい|すれば|する|る|ば',
    '|です|ます|ください|か|の)*',
    '|とは(?![ぁ-ん一-龠])',
  ),
  pattern('\\b(?:how (?:much|many)|how|what|where|when|why|who|whom|whose|which|tell me)\\b'),
];

/** Other words of a question that are not its subject. */
const FILLER_WORDS = [
  pattern('太难|[吗呢吧呀啊嘛么的了](?![一-龠])'),
  pattern('(?:には|では|って|[はがをにへでの])(?![ぁ-ん一-龠])'),
  pattern(
    '\\b(?:i|me|my|you|we|us|our|it|he|she|they|a|an|the|this|that|there|to|of|in|on|at|for|with|about|against|and',
    '|do|does|did|is|are|was|were|be|am|can|could|should|would|will|have|has|get|find|go|use|need|want|know|think|please',
    "|beat|defeat|kill|fight|win|best|way|s|t|m|re|ve|ll|d|don|doesn|can't|not)\\b",
  ),
];

/** The subject of a folded question, '' if it has none. A text that is no question is returned unchanged. */
export function subjectOf(folded: string): string {
  const without = (text: string, words: readonly RegExp[]) =>
    words.reduce((rest, word) => rest.replace(word, ' '), text);
  const rest = without(folded, QUESTION_WORDS);
  if (rest === folded) return folded;
  const subject = without(rest, FILLER_WORDS);
  return /[\p{L}\p{N}]/u.test(subject) ? subject : '';
}
