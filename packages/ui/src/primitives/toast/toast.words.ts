/** What the stories say, in English and in Japanese. */
export const toastWords = {
  验证码发送成功: ['Code sent', '認証コードを送信しました'],
  验证码发送失败: ['The code couldn’t be sent', '認証コードを送信できませんでした'],
  验证失败: ['Verification failed', '認証に失敗しました'],
  '有新版本，刷新后生效': [
    'There is a new version. Reload to get it',
    '新しい版があります。再読み込みで反映されます',
  ],
  '网络不太好，这条消息没有发出去': [
    'The connection is poor. This message was not sent',
    '通信が不安定なため、このメッセージは送れませんでした',
  ],
  阿灯想起了一件事: ['Lumen has remembered something', 'アカリが何かを思い出しました'],
  第四条在后面排队: ['The fourth waits behind them', '四つ目は後ろで順番待ち'],
  '这个号码今天已经收到十条验证码了，为了不打扰别人，请明天再试；如果不是你本人操作，可以不用理会。':
    [
      'This number has been sent ten codes today. So that nobody is bothered, please try again tomorrow; if it was not you who asked for them, there is nothing you need to do.',
      'この番号には、今日すでに認証コードを十回送りました。ご迷惑にならないよう、明日もう一度お試しください。お心当たりがなければ、何もする必要はありません。',
    ],
  画出来: ['Draw them', '描く'],
  第一条: ['The first', '一つ目'],
  第二条: ['The second', '二つ目'],
  第三条: ['The third', '三つ目'],
  第四条: ['The fourth', '四つ目'],
  第五条: ['The fifth', '五つ目'],
} as const;
