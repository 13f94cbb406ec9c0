/** What the stories say, in English and in Japanese. */
export const loginDialogWords = {
  手机号: ['Phone number', '電話番号'],
  验证码: ['Verification code', '認証コード'],
  发验证码给我: ['Send me a code', 'コードを送って'],
  '同意协议，进门': ['I agree to the terms. Let me in', '規約に同意して、入る'],
  '没收到？等 {n} 秒': ['Nothing came? Wait {n} s', '届かない？ あと{n}秒'],
  再发一次: ['Send it again', 'もう一度送る'],
  '你好，我是麻薯。\n怎么联系你？': [
    'Hello, I am Mochi.\nHow can I reach you?',
    'こんにちは、モチです。\n連絡先を教えて？',
  ],
  '等等，帮我把这块拼上。': [
    'Wait, help me put this piece in.',
    'ちょっと待って。このピースをはめてくれる？',
  ],
  '好，短信在路上……': ['Good, the message is on its way…', 'よし、メッセージを送っています…'],
  '短信里的六位数字是？': ['What are the six digits in it?', 'メッセージにある六桁の数字は？'],
  '欢迎，随便坐。': ['Welcome. Sit where you like.', 'ようこそ。好きなところに座って。'],
  '《星港联运服务协议》': ['Starport Terms of Service', 'スターポート利用規約'],
  '《个人信息收集与第三方共享清单》': [
    'List of Personal Data Collected and Shared with Third Parties',
    '個人情報の収集および第三者提供に関する一覧',
  ],
  '《未成年人保护声明》': ['Statement on the Protection of Minors', '未成年者の保護に関する方針'],
  '《服务协议》': ['Terms of Service', 'サービス規約'],
  '《社区公约》': ['Community Guidelines', 'コミュニティガイドライン'],
  '登录/注册': ['Log in / Sign up', 'ログイン／新規登録'],
  看海况: ['Look at the sea', '海のようすを見る'],
  海况来了: ['It has come', '届いた'],
  正在看海: ['Looking at the sea', '海を見ています'],
  今天三级浪: ['Waves of grade three today', '今日の波は三級'],
  来去: ['Come or go', '出入り'],
} as const;
