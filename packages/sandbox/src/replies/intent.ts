import { foldText } from '../search/fold.ts';

/** What a question asks for. */
export type Intent =
  | 'beat'
  | 'where'
  | 'who'
  | 'price'
  | 'number'
  | 'drop'
  | 'platform'
  | 'players'
  | 'release'
  | 'maker'
  | 'length'
  | 'endings'
  | 'ending'
  | 'event'
  | 'story'
  | 'how'
  | 'what';

/** Facts of a game: they need a game, not a subject. */
export const factIntents: ReadonlySet<Intent> = new Set<Intent>([
  'platform',
  'players',
  'release',
  'maker',
  'length',
  'endings',
]);

/** The patterns match folded texts, so they are folded too. */
const pattern = (...parts: string[]) => new RegExp(foldText(parts.join('|')), 'u');

/** In the order of trying: the first that matches counts. */
const intents: readonly (readonly [Intent, RegExp])[] = [
  [
    'platform',
    pattern(
      '(?:手机|平板|电脑|主机|平台|安卓|苹果|switch|ps5|steam|mac).{0,6}(?:能|可以|可不可以|有没有|支持|上).{0,4}(?:玩|版|吗)',
      '(?:能|可以)(?:在|用).{0,6}(?:手机|平板|电脑|主机|安卓|苹果|switch|ps5|steam|mac)',
      '(?:哪些|什么|哪个|几个)平台',
      String.raw`\b(?:on|for) (?:mobile|phones?|my phone|android|ios|iphone|ipad|switch|pc|mac|steam|playstation|xbox|consoles?)\b`,
      String.raw`\b(?:which|what) (?:platforms?|consoles?)\b`,
      '(?:スマホ|携帯|タブレット|パソコン|pc|switch|スイッチ|ps5|コンソール|steam|mac).{0,4}(?:でき|遊べ|対応|版|プレイ)',
      '対応機種|どの機種|プラットフォーム',
    ),
  ],
  [
    'players',
    pattern(
      '(?:几个|多少|几)人(?:一起)?(?:玩|联机|的游戏|能)',
      '(?:能|可以|支持|有没有|是不是).{0,4}(?:联机|多人|双人|单机|一起玩|组队)',
      String.raw`\bhow many (?:players|people)\b`,
      String.raw`\b(?:multiplayer|co-?op|single[- ]?player)\b.*\?$|\bplay (?:it )?(?:with (?:my )?friends|together|online|alone|solo)\b`,
      '何人(?:で|まで|プレイ|用)|(?:マルチ|協力|オンライン|ひとりで|一人で|友達と).{0,6}(?:でき|遊べ|プレイ|ある)',
    ),
  ],
  [
    'release',
    pattern(
      '(?:什么时候|哪年|哪一年|几时|何时).{0,4}(?:出的|发售|上线|发布|发行)|发售日|发售时间',
      String.raw`\bwhen (?:was|did|is|does|will).*\b(?:released?|come out|came out|launch(?:ed)?)\b|\brelease date\b`,
      '発売日|リリース日|いつ.{0,3}(?:発売|リリース|出た|出ました)',
    ),
  ],
  [
    'maker',
    pattern(
      '谁(?:做|开发|制作|出)的|哪家(?:公司|工作室)|开发商|制作组是|哪个(?:公司|工作室)',
      String.raw`\bwho (?:made|makes|developed|develops|created)\b|\b(?:developer|which studio|what studio)\b`,
      '開発(?:元|会社|は)|どこの(?:会社|スタジオ)|(?:誰|だれ)が(?:作|開発)|メーカー',
    ),
  ],
  [
    'length',
    pattern(
      '(?:多久|多长时间|几个小时|多少小时).{0,4}(?:通关|打完|玩完)|(?:通关|打完|玩完|流程).{0,4}(?:多久|多长|几小时|几个小时|多少小时)',
      String.raw`\bhow long (?:is (?:it|the game|the story)|does it take to (?:finish|beat|complete)|to (?:finish|beat|complete))`,
      '(?:クリア|終わる|終わり)まで.{0,6}(?:何時間|どのくらい|どれくらい|どれぐらい)|プレイ時間',
    ),
  ],
  [
    'endings',
    pattern(
      '(?:几|多少)(?:个|种)?(?:不同的)?结局',
      String.raw`\bhow many (?:different )?endings\b`,
      '(?:結末|エンディング)は?(?:いくつ|何種類|何個)|(?:いくつ|何種類|何個)の(?:結末|エンディング)',
    ),
  ],
  [
    'ending',
    pattern(
      '结局|剧透|真相',
      String.raw`\b(?:endings?|spoilers?|spoil)\b`,
      '結末|ネタバレ|エンディング|真相',
    ),
  ],
  [
    'drop',
    pattern(
      '掉什么|掉落|掉啥|爆什么|(?:会|能)?给什么(?:奖励|东西)?|打(?:赢|完|死)?了?(?:它|他|她)?(?:有什么|有啥)(?:用|好处|奖励)|(?:有啥|有什么)(?:好处|奖励)|什么奖励',
      String.raw`\bdrops?\b|\bloot\b|\brewards?\b|\bwhat do (?:i|you|we) get\b`,
      '(?:何|なに)(?:を|が)?(?:落と|ドロップ|もらえ|手に入)|ドロップ|報酬',
    ),
  ],
  [
    'beat',
    pattern(
      '怎么(?:才能)?(?:打|过(?!期)|赢|对付|应付|应对|破|击败|打败|躲|甩|逃|停)|如何(?:打|击败|打败|对付|通过|战胜)|打法|打不过|打不赢|过不去|怎么办|总是?(?:输|死|超时)|老是?(?:输|死|超时)|攻略',
      String.raw`\b(?:beat|defeat|kill|fight|handle|deal with|get past|survive|take down|win against|counter|stuck on|stop)\b`,
      '倒し方|倒せ|倒す|倒した|倒すの|勝て|勝ち方|勝つ|攻略|対処|対策|止め方|対決|きつい|強すぎ|盗まれ|どう(?:やって)?(?:戦|止め|抜け|倒)',
    ),
  ],
  [
    'where',
    pattern(
      '在哪[里儿]?|哪里|哪儿|什么地方|哪有|怎么去|位置',
      String.raw`\bwhere(?:'s|\b)|\blocation of\b`,
      'どこ|場所|居場所',
    ),
  ],
  [
    'who',
    pattern(
      '是谁|谁是|什么人|哪位|是干什么的|是干嘛的|是做什么的|干嘛的',
      String.raw`\bwho(?:'s|\b)`,
      '誰|だれ|何者|どんな人|どういう人',
    ),
  ],
  [
    'price',
    pattern(
      '多少钱|价格|价钱|多贵|卖多少|几文|几块|多少铜|工资|日薪|要花多少',
      String.raw`\bhow much (?:is|are|does|do|for)\b|\b(?:costs?|prices?|priced)\b`,
      'いくら|値段|価格|料金|何文',
    ),
  ],
  [
    'number',
    pattern(
      '多少|多大|多高|多远|几(?:个|只|条|岁|口|级|点|层|次|勺)',
      String.raw`\bhow (?:many|much|old|far|fast|big|high|deep)\b`,
      'いくつ|どのくらい|どれくらい|何(?:個|回|歳|人|枚|匹|時|本|層)',
    ),
  ],
  ['event', pattern('活动', String.raw`\bevents?\b|\bactivit(?:y|ies)\b`, 'イベント|活動')],
  [
    'story',
    pattern(
      '你(?:自己)?的?(?:故事|来历|过去|身世|经历|主人)|你(?:是)?从哪|你哪来|你(?:多大|几岁)|你以前|你怎么(?:来|变|会说话)',
      String.raw`\byour (?:story|past|history|life|owner)\b|\bwhere (?:do|did) you come from\b|\bhow old are you\b`,
      '(?:あなた|君|きみ)の(?:話|過去|昔|生い立ち|持ち主)|どこから来た|何歳|生い立ち',
    ),
  ],
  [
    'how',
    pattern(
      '怎么|怎样|如何|该(?!死)|要不要|哪个|哪些|哪种|先',
      String.raw`\bhow\b|\bwhich\b|\bshould\b|\bwhat (?:do|should) (?:i|we)\b`,
      'どう|どれ|どの|方法|コツ|やり方|方は',
    ),
  ],
  [
    'what',
    pattern(
      '是什么|什么是|啥|什么|介绍|讲讲|说说',
      String.raw`\bwhat(?:'s|\b)|\btell me about\b`,
      '何|なに|とは|って|について|教えて',
    ),
  ],
];

/** The intent of a message, or undefined if it asks for nothing. */
export function intentOf(text: string): Intent | undefined {
  const folded = foldText(text);
  return intents.find(([, words]) => words.test(folded))?.[0];
}

const everywhere = intents.map(([, words]) => new RegExp(words, 'gu'));

/** Takes every word that only asks out of a folded text. */
export function withoutIntent(folded: string): string {
  return everywhere.reduce((rest, words) => rest.replace(words, ' '), folded);
}
