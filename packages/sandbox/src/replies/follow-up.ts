import { foldText } from '../search/fold.ts';

/** How a message goes on with what was said before. `yes` answers a question of the companion. */
export type FollowUp = 'next' | 'more' | 'why' | 'other' | 'yes';

/** Matches a whole message, whatever its punctuation. */
const whole = (...parts: string[]) =>
  new RegExp(String.raw`^[\s\p{P}\p{S}]*(?:${foldText(parts.join('|'))})[\s\p{P}\p{S}]*$`, 'u');

const SOFT = '(?:那|那么|嗯|哦|好|好的|ok|okay|so|and|え|で|じゃあ|うん|へえ)?[,，、\\s]*';

const followUps: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'next',
    whole(
      `${SOFT}(?:然后|然后呢|接着呢|接下来|接下来呢|之后|之后呢|后来呢|后面呢|下一步|下一步呢|再然后呢?|接着说|接着讲|继续|继续说|继续讲|请继续|往下说|第二步呢?|第二阶段呢?)(?:呢|吧|怎么办|怎么做|做什么|该怎么做|要做什么)?`,
      `${SOFT}(?:and )?(?:then|then what|what then|next|what next|what's next|what happens next|after that|what about after that|and after that|go on|continue|keep going|carry on)(?: please)?`,
      `${SOFT}(?:それから|それで|そのあと|その後|その次|次|つぎ|続き|続けて|つづけて|つづき)(?:は|を|が|って|に)?(?:どう(?:する|なる|すれば|したら)(?:の|んですか|いい|いいの|いいですか)?|何をする(?:の)?|教えて|話して|お願い(?:します)?|ください)?`,
    ),
  ],
  [
    'why',
    whole(
      `${SOFT}(?:为什么|为啥|为何|怎么会|凭什么|什么原因|原因呢|为什么会这样|为什么这样|为什么要这样)(?:呢|啊|呀)?`,
      `${SOFT}(?:but )?(?:why|how come|why is that|why so|why that|for what reason|what for)`,
      `${SOFT}(?:なぜ|なんで|どうして|何で|なにゆえ|理由は|理由を教えて)(?:なの|ですか|そうなるの|だろう)?`,
    ),
  ],
  [
    'more',
    whole(
      `${SOFT}(?:请|你|再|能|可以|能不能|可不可以)*(?:详细|具体|仔细|展开|细致|多|再多)(?:一点|点|些|一些)?(?:说说|说|讲讲|讲|聊聊|介绍)?(?:一点|点|一下|些|详细点|详细一点|清楚点)?(?:吗|吧|呢)?`,
      `${SOFT}(?:请|你|再|能|可以|能不能|可不可以)*(?:说|讲|说得|讲得|讲解)(?:得|的)?(?:再)?(?:详细|具体|仔细|清楚|细)(?:一点|点|些|一些|一下)?(?:吗|吧|呢)?`,
      `${SOFT}(?:还有吗|还有呢|还有什么|没了|就这些|还有更多吗|再来点|再说点|再讲讲|多讲点|没听懂|不太懂|听不懂)(?:吗|呢)?`,
      `${SOFT}(?:can you |could you |please )*(?:tell me more|more|say more|more please|more details?|in (?:more )?detail|go into (?:more )?detail|elaborate|explain(?: more| that| it)?|anything else|what else|is that all|that's it|i don't (?:get it|understand))(?: about (?:it|that|this))?(?: please)?`,
      `${SOFT}(?:もっと|もう少し|もうちょっと|さらに)?(?:詳しく|くわしく|細かく|具体的に)(?:教えて|話して|説明して|言って|お願い|お願いします|知りたい)?(?:ください|くれる|くれますか|もらえる)?`,
      `${SOFT}(?:もっと|もう少し|ほかには|他には|まだある|まだありますか|それだけ|それで全部|ほかに|よく分からない|わからない|分からない)(?:教えて|話して|ある|あるの|ありますか)?(?:ください)?`,
    ),
  ],
  [
    'other',
    whole(
      `${SOFT}(?:还有)?(?:别的|其他|其它|另外)(?:的)?(?:要注意的|办法|方法|打法|要点|路子|选择|呢|什么)*(?:吗|呢|有吗)?`,
      `${SOFT}还有(?:什么|哪些|没有)?(?:别的|其他|其它)?(?:要注意的|注意的|要注意|办法|方法|打法|技巧|窍门|诀窍)(?:地方|事|事情)?(?:吗|呢)?`,
      `${SOFT}(?:is there |are there )?(?:any(?:thing)? (?:other|else)|another|other|a different)(?: (?:way|ways|tips?|options?|methods?))?(?: i should (?:know|watch))?`,
      `${SOFT}(?:ほか|他|別)の?(?:方法|やり方|手|コツ)?(?:は|が|も)?(?:ある|ない|ありますか|ありませんか)?(?:の)?`,
    ),
  ],
  [
    'yes',
    whole(
      '(?:好|好的|好啊|好呀|可以|行|要|想|想听|要听|要的|嗯|嗯嗯|说吧|讲吧|你说|你讲|说|讲|来吧|没关系|不怕|不介意|我不怕剧透|没事|当然)(?:[,，、\\s]*(?:说吧|讲吧|说|讲|你说|吧))?',
      String.raw`(?:yes|yes please|yeah|yep|sure|ok|okay|go ahead|tell me|do it|please|please do|i don't mind|spoil (?:it|me)|i'm fine with spoilers)(?:[,\s]*(?:go ahead|please|tell me))?`,
      '(?:はい|うん|ええ|いいよ|いいです|お願い|お願いします|聞きたい|聞く|教えて|話して|どうぞ|かまわない|構わない|平気|大丈夫)(?:[、,\\s]*(?:お願い|お願いします|教えて|話して|聞かせて))?',
    ),
  ],
];

export function followUpOf(text: string): FollowUp | undefined {
  const folded = foldText(text);
  return followUps.find(([, words]) => words.test(folded))?.[0];
}

const WHY = new RegExp(
  foldText(
    String.raw`^(?:为什么|为啥|为何|怎么会|(?:but )?(?:why|how come)\b|なぜ|なんで|どうして)`,
  ),
  'u',
);

/** Whether a message asks for the reason of something. */
export const asksWhy = (text: string): boolean => WHY.test(foldText(text).trim());

const PRONOUN = new RegExp(
  foldText(
    [
      '[他她它]们?|那儿|那里|那边|这儿|这里|这个|那个|此人|其中',
      String.raw`\b(?:it|its|he|him|his|she|her|hers|they|them|their|there|that|this|those|these)\b`,
      'それ|そこ|これ|ここ|あれ|あの人|その人|この人|彼女?|そいつ|こいつ|あいつ',
    ].join('|'),
  ),
  'u',
);

/** Whether the message names something by a pronoun. */
export function hasPronoun(text: string): boolean {
  return PRONOUN.test(foldText(text));
}

const AGREES =
  /不怕剧透|剧透没关系|不介意剧透|don[’']t mind (?:the )?spoilers|spoil me|ネタバレでもいい|ネタバレOK/iu;

/** Whether the visitor wants to be told an ending. */
export const agreesToSpoilers = (text: string): boolean => AGREES.test(text);
