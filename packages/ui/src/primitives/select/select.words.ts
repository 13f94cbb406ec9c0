/** What the stories say, in English and in Japanese. */
export const selectWords = {
  游戏类型: ['Kind of game', 'ゲームの種類'],
  请选一个类型: ['Please choose a kind', '種類を選んでください'],
  全部: ['All', 'すべて'],
  角色扮演: ['Role-playing', 'ロールプレイング'],
  回合战棋: ['Turn-based tactics', 'ターン制ストラテジー'],
  经营模拟: ['Management', '経営シミュレーション'],
  可以随时再改: ['You can change it at any time', 'いつでも変更できます'],
  没有错: ['Right', '正しい'],
  有错: ['Wrong', '誤り'],
  去看看: ['Have a look', '見てみる'],
} as const;
