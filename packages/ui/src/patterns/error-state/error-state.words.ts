/** What the stories say, in English and in Japanese. */
export const errorStateWords = {
  '网络好像断了一下。': [
    'The network seems to have dropped for a moment.',
    'ネットワークが一瞬途切れたようです。',
  ],
  这个活动已经结束了: ['This event is over', 'このイベントは終了しました'],
  '下一次开放的时候，阿灯会提醒你。': [
    'Lumen will tell you when it opens again.',
    '次に開くときは、アカリがお知らせします。',
  ],
} as const;
