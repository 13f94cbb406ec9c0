/** What the stories say, in English and in Japanese. */
export const themeScopeWords = {
  进行中: ['On now', '開催中'],
  开始聊天: ['Start chatting', '話しはじめる'],
  翻翻航海日志: ['Leaf through the logbook', '航海日誌をめくる'],
  改个名字: ['A new name', '名前の変更'],
  '伙伴会这样叫你。': ['Your companion will call you by it.', '相棒はこう呼びます。'],
  夜航船: ['Night Ferry', '夜航船'],
} as const;
