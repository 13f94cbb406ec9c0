import { storyTexts } from '../../internal/testing/story-texts.ts';

export const searchComboboxTexts = storyTexts({
  searchGameKnowledge: { zh: '搜索游戏知识', en: 'Search game knowledge', ja: '攻略を検索' },
  game: { zh: '游戏', en: 'Game', ja: 'ゲーム' },
  character: { zh: '角色', en: 'Character', ja: 'キャラクター' },
  article: { zh: '文章', en: 'Article', ja: '記事' },
  question: { zh: '问题', en: 'Question', ja: '質問' },
  nineBells: { zh: '九钟', en: 'Nine Bells', ja: '九つの鐘' },
  jiuBellRinger: { zh: '敲钟人阿九', en: 'Jiu the Bell-Ringer', ja: '鐘打ちのキュウ' },
  beatenByFirstBell: {
    zh: '第一口钟总是打不过，问题多半出在步子上',
    en: 'Beaten by the first bell every time? It is mostly your footwork',
    ja: '一つ目の鐘に勝てないなら、原因はたいてい足さばき',
  },
  howDoICalibrate: {
    zh: '钟声的延迟怎么校准？',
    en: 'How do I calibrate the bell’s delay?',
    ja: '鐘の音の遅れはどう調整する？',
  },
  bell: { zh: '钟', en: 'bell', ja: '鐘' },
  firstGone: { zh: '少了第一条', en: 'The first is gone', ja: '一つ目が消える' },
  oneLeft: { zh: '只剩一条', en: 'One is left', ja: '一つだけ残る' },
  bellN: { zh: '第 {n} 口钟', en: 'Bell {n}', ja: '鐘、その{n}' },
});
