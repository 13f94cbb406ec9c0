import { storyTexts } from '../../internal/testing/story-texts.ts';

export const menuTexts = storyTexts({
  more: { zh: '更多', en: 'More', ja: 'その他' },
  share: { zh: '分享', en: 'Share', ja: '共有' },
  bookmark: { zh: '收藏', en: 'Bookmark', ja: 'ブックマーク' },
  rename: { zh: '改个名字', en: 'Rename', ja: '名前を変える' },
  quiet: { zh: '消息免打扰', en: 'Mute', ja: '通知を切る' },
  order: { zh: '排列', en: 'Sort by', ja: '並び順' },
  byTime: { zh: '最近聊过', en: 'Latest talk', ja: '最近話した順' },
  byName: { zh: '按名字', en: 'Name', ja: '名前順' },
  forget: { zh: '删除对话', en: 'Delete the talk', ja: '会話を削除' },
  library: { zh: '看游戏资料', en: 'Game library', ja: 'ゲーム資料を見る' },
  newName: { zh: '新名字', en: 'New name', ja: '新しい名前' },
});
