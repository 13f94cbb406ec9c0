import { storyTexts } from '../../internal/testing/story-texts.ts';

export const toastTexts = storyTexts({
  codeSent: { zh: '验证码发送成功', en: 'Code sent', ja: '認証コードを送信しました' },
  codeCouldnTBe: {
    zh: '验证码发送失败',
    en: 'The code couldn’t be sent',
    ja: '認証コードを送信できませんでした',
  },
  verificationFailed: { zh: '验证失败', en: 'Verification failed', ja: '認証に失敗しました' },
  thereNewVersionReload: {
    zh: '有新版本，刷新后生效',
    en: 'There is a new version. Reload to get it',
    ja: '新しいバージョンがあります。再読み込みで反映されます',
  },
  connectionPoorThisMessage: {
    zh: '网络不太好，这条消息没有发出去',
    en: 'The connection is poor. This message was not sent',
    ja: '通信が不安定なため、このメッセージは送れませんでした',
  },
  lumenHasRememberedSomething: {
    zh: '阿灯想起了一件事',
    en: 'Lumen has remembered something',
    ja: 'アカリが何かを思い出しました',
  },
  fourthWaitsBehindThem: {
    zh: '第四条在后面排队',
    en: 'The fourth waits behind them',
    ja: '四つ目は後ろで順番待ち',
  },
  thisNumberHasBeen: {
    zh: '这个号码今天已经收到十条验证码了，为了不打扰别人，请明天再试；如果不是你本人操作，可以不用理会。',
    en: 'This number has been sent ten codes today. So that nobody is bothered, please try again tomorrow; if it was not you who asked for them, there is nothing you need to do.',
    ja: 'この番号には、今日すでに認証コードを十回送りました。ご迷惑にならないよう、明日もう一度お試しください。お心当たりがなければ、何もする必要はありません。',
  },
  drawThem: { zh: '画出来', en: 'Draw them', ja: '描く' },
  theFirst: { zh: '第一条', en: 'The first', ja: '一つ目' },
  theSecond: { zh: '第二条', en: 'The second', ja: '二つ目' },
  theThird: { zh: '第三条', en: 'The third', ja: '三つ目' },
  theFourth: { zh: '第四条', en: 'The fourth', ja: '四つ目' },
  theFifth: { zh: '第五条', en: 'The fifth', ja: '五つ目' },
});
