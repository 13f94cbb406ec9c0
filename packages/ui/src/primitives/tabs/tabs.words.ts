/** What the stories say, in English and in Japanese. */
export const tabsWords = {
  关于阿灯: ['About Lumen', 'アカリについて'],
  故事: ['Story', '物語'],
  委托: ['Quests', '依頼'],
  会的游戏: ['Games', '得意なゲーム'],
  '灯塔守了三十年，只有一夜没有点灯。': [
    'Thirty years in the lighthouse, and one night without a light.',
    '灯台を守って三十年、灯をともさなかったのは一夜だけ。',
  ],
  '找回丢在第七次浪里的怀表。': [
    'Find the watch that was lost in the seventh wave.',
    '七つ目の波に落とした懐中時計を探す。',
  ],
  '夜航船、星尘边境。': ['Night Ferry, Stardust Frontier.', '夜航船、星屑の辺境。'],
} as const;
