import { storyTexts } from '../../internal/testing/story-texts.ts';

export const themeScopeTexts = storyTexts({
  onNow: { zh: '进行中', en: 'On now', ja: '開催中' },
  startChatting: { zh: '开始聊天', en: 'Start chatting', ja: '話しはじめる' },
  leafThroughLogbook: {
    zh: '翻翻航海日志',
    en: 'Leaf through the logbook',
    ja: '航海日誌をめくる',
  },
  newName: { zh: '改个名字', en: 'A new name', ja: '名前の変更' },
  yourCompanionWillCall: {
    zh: '伙伴会这样叫你。',
    en: 'Your companion will call you by it.',
    ja: '相棒はこう呼びます。',
  },
  nightFerry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
});
