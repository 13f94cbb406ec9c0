import { storyTexts } from '../../internal/testing/story-texts.ts';

export const buttonTexts = storyTexts({
  startChatting: { zh: '开始聊天', en: 'Start chatting', ja: '話しはじめる' },
  download: { zh: '下载', en: 'Download', ja: 'ダウンロード' },
  add: { zh: '添加', en: 'Add', ja: '追加' },
  iHaveReadWhole: {
    zh: '我已经读完了这篇三千字的攻略，现在带我去打第七层的守门人',
    en: 'I have read the whole guide, all three thousand words of it: now take me to the guardian of the seventh floor',
    ja: '三千字の攻略は読み終えた。さあ、第七層の番人のところへ連れていって',
  },
  chat: { zh: '聊天', en: 'Chat', ja: '話す' },
  tellStory: { zh: '讲故事', en: 'Tell a story', ja: '物語を話す' },
});
