import type { Localised } from '../../http/language.ts';

const zh = {
  title: '沙盒',
  lead: '这里是没有真实后端时的幕后：短信落在这里，数据上报也落在这里，还可以让下一次请求按你的意思出错。',
  outbox: '短信',
  outboxEmpty: '还没有短信。在登录框里发送验证码，它会马上出现在这里。',
  copy: '复制验证码',
  copied: '已复制',
  login: '登录',
  removeAccount: '注销账号',
  newMessage: '收到新短信',
  faults: '故障演练',
  faultsLead: '按一下，下一次匹配的请求就会这样出错；再按一下就再错一次。',
  faultsNone: '没有待触发的故障，一切正常。',
  faultsClear: '取消全部',
  left: '剩余 {n} 次',
  events: '上报的事件',
  eventsEmpty: '还没有事件。浏览页面或点击下载后会出现在这里。',
  reset: '全部重置',
  resetLead: '清空用户、会话、消息、短信与事件，内容恢复原样。',
  resetSure: '再按一次，确认清空',
  resetDone: '已重置',
  limits: '解除发送限制',
  limitsDone: '限制已清零',
  failed: '没有成功',
  offline: '连接不上沙盒，正在重试',
  language: '语言',
  deepLinkTitle: '如果在手机上，现在会打开伙伴',
  deepLinkLead:
    '真实环境中，唤起服务会打开已安装的应用，没有安装时进入应用商店。它会收到这些参数：',
  deepLinkEmpty: '没有携带参数。',
  installer: '这个文件代替 Windows 安装包。接上真实后端以后，保存下来的就是安装包本身。\n',
};

export const pageTexts: Localised<typeof zh> = {
  zh,
  en: {
    title: 'Sandbox',
    lead: 'Backstage, while there is no real backend: text messages land here, so do the reports, and you decide how the next call goes wrong.',
    outbox: 'Text messages',
    outboxEmpty: 'Nothing yet. Send a code from the login dialog and it appears here at once.',
    copy: 'Copy code',
    copied: 'Copied',
    login: 'Login',
    removeAccount: 'Account removal',
    newMessage: 'New text message',
    faults: 'Make it fail',
    faultsLead: 'One press, and the next matching call fails this way. Press again for one more.',
    faultsNone: 'No fault is waiting. All is well.',
    faultsClear: 'Cancel all',
    left: '{n} left',
    events: 'Reported events',
    eventsEmpty: 'Nothing yet. Browse a page or press a download and it shows up here.',
    reset: 'Reset everything',
    resetLead: 'Clears users, sessions, chats, messages and events. Content is as new.',
    resetSure: 'Press again to clear it all',
    resetDone: 'Reset done',
    limits: 'Lift sending limits',
    limitsDone: 'Limits are back to zero',
    failed: 'That did not work',
    offline: 'The sandbox does not answer. Trying again',
    language: 'Language',
    deepLinkTitle: 'On a phone, Companion would open now',
    deepLinkLead:
      'The real service wakes the installed app, or leads to the store when there is none. It would be handed these parameters:',
    deepLinkEmpty: 'No parameters came along.',
    installer:
      'This file stands in for the Windows installer. With a real backend, the installer itself is saved.\n',
  },
  ja: {
    title: 'サンドボックス',
    lead: '本物のバックエンドがない間の舞台裏です。SMSも計測データもここに届き、次のリクエストの失敗のしかたも選べます。',
    outbox: 'SMS',
    outboxEmpty: 'まだ届いていません。ログイン画面で認証コードを送ると、すぐここに表示されます。',
    copy: 'コードをコピー',
    copied: 'コピーしました',
    login: 'ログイン',
    removeAccount: 'アカウント削除',
    newMessage: '新しいSMSが届きました',
    faults: '障害を起こす',
    faultsLead:
      '押すと、次に一致するリクエストがこのとおり失敗します。もう一度押すと回数が増えます。',
    faultsNone: '待機中の障害はありません。正常です。',
    faultsClear: 'すべて取り消す',
    left: '残り{n}回',
    events: '届いたイベント',
    eventsEmpty: 'まだありません。ページを見たりダウンロードを押したりすると表示されます。',
    reset: 'すべてリセット',
    resetLead: 'ユーザー、セッション、会話、SMS、イベントを消し、コンテンツを初期状態に戻します。',
    resetSure: 'もう一度押すと消去します',
    resetDone: 'リセットしました',
    limits: '送信制限を解除',
    limitsDone: '制限をゼロに戻しました',
    failed: 'うまくいきませんでした',
    offline: 'サンドボックスに接続できません。再試行しています',
    language: '言語',
    deepLinkTitle: 'スマートフォンなら、ここでCompanionが開きます',
    deepLinkLead:
      '実際の環境では、インストール済みならアプリが起動し、なければストアへ進みます。渡されるパラメーターは次のとおりです。',
    deepLinkEmpty: 'パラメーターはありません。',
    installer:
      'Windows用インストーラーの代わりのファイルです。本物のバックエンドにつなぐと、インストーラーが保存されます。\n',
  },
};

/** Faults with a button on the page. */
export const faultPresets: readonly { label: Localised; fault: Record<string, unknown> }[] = [
  {
    label: { zh: '发送验证码失败', en: 'Sending a code fails', ja: 'コード送信に失敗' },
    fault: { path: '/api/users/send_phone', error_code: 50001 },
  },
  {
    label: { zh: '登录慢 4 秒', en: 'Login takes 4 s', ja: 'ログインに4秒かかる' },
    fault: { path: '/api/users/login', delay_ms: 4000 },
  },
  {
    label: {
      zh: '登录报 500 网页',
      en: 'Login answers a 500 page',
      ja: 'ログインが500のページを返す',
    },
    fault: { path: '/api/users/login', status: 500, body: '<h1>Internal Server Error</h1>' },
  },
  {
    label: { zh: '登录状态失效', en: 'The session ends', ja: 'セッションが切れる' },
    fault: { path: '/api/users/me', error_code: 41001 },
  },
  {
    label: { zh: '滑块加载失败', en: 'The slider does not load', ja: 'スライダーが読み込めない' },
    fault: { path: '/sandbox/captcha', status: 503 },
  },
  {
    label: {
      zh: '内容接口不可用 ×5',
      en: 'Content is down, 5 times',
      ja: 'コンテンツが5回落ちる',
    },
    fault: { path: '/api/visitor', status: 503, times: 5 },
  },
  {
    label: { zh: '搜索慢 3 秒', en: 'Search takes 3 s', ja: '検索に3秒かかる' },
    fault: { path: '/api/visitor/game/knowledge/search', delay_ms: 3000 },
  },
  {
    label: { zh: '聊天连接断开', en: 'The chat line drops', ja: 'チャットが切断される' },
    fault: { path: '/sandbox/messaging', status: 503 },
  },
];
