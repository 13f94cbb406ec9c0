/** What the stories say, in English and in Japanese. */
export const searchFieldWords = {
  搜索游戏: ['Search games', 'ゲームを検索'],
} as const;
