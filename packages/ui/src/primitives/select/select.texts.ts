import { storyTexts } from '../../internal/testing/story-texts.ts';

export const selectTexts = storyTexts({
  kindGame: { zh: '游戏类型', en: 'Kind of game', ja: 'ゲームの種類' },
  pleaseChooseKind: { zh: '请选一个类型', en: 'Please choose a kind', ja: '種類を選んでください' },
  all: { zh: '全部', en: 'All', ja: 'すべて' },
  rolePlaying: { zh: '角色扮演', en: 'Role-playing', ja: 'ロールプレイング' },
  turnBasedTactics: { zh: '回合战棋', en: 'Turn-based tactics', ja: 'ターン制ストラテジー' },
  management: { zh: '经营模拟', en: 'Management', ja: '経営シミュレーション' },
  youCanChangeAt: {
    zh: '可以随时再改',
    en: 'You can change it at any time',
    ja: 'いつでも変更できます',
  },
  right: { zh: '没有错', en: 'Right', ja: '正しい' },
  wrong: { zh: '有错', en: 'Wrong', ja: '誤り' },
  haveLook: { zh: '去看看', en: 'Have a look', ja: '見てみる' },
});
