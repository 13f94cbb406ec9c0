import { storyTexts } from '../../internal/testing/story-texts.ts';

export const loginDialogTexts = storyTexts({
  phoneNumber: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
  verificationCode: { zh: '验证码', en: 'Verification code', ja: '認証コード' },
  sendMeCode: { zh: '发验证码给我', en: 'Send me a code', ja: 'コードを送って' },
  iAgreeToTerms: {
    zh: '同意协议，进门',
    en: 'I agree to the terms. Let me in',
    ja: '規約に同意して、入る',
  },
  nothingCameWaitN: {
    zh: '没收到？等 {n} 秒',
    en: 'Nothing came? Wait {n} s',
    ja: '届かない？ あと{n}秒',
  },
  sendAgain: { zh: '再发一次', en: 'Send it again', ja: 'もう一度送る' },
  helloIAmMochi: {
    zh: '你好，我是麻薯。\n怎么联系你？',
    en: 'Hello, I am Mochi.\nHow can I reach you?',
    ja: 'こんにちは、モチです。\n連絡先を教えて？',
  },
  waitHelpMePut: {
    zh: '等等，帮我把这块拼上。',
    en: 'Wait, help me put this piece in.',
    ja: 'ちょっと待って。このピースをはめてくれる？',
  },
  goodMessageOnIts: {
    zh: '好，短信在路上……',
    en: 'Good, the message is on its way…',
    ja: 'よし、メッセージを送っています…',
  },
  whatAreSixDigits: {
    zh: '短信里的六位数字是？',
    en: 'What are the six digits in it?',
    ja: 'メッセージにある六桁の数字は？',
  },
  welcomeSitWhereYou: {
    zh: '欢迎，随便坐。',
    en: 'Welcome. Sit where you like.',
    ja: 'ようこそ。好きなところに座って。',
  },
  starportTermsService: {
    zh: '《星港联运服务协议》',
    en: 'Starport Terms of Service',
    ja: 'スターポート利用規約',
  },
  listPersonalDataCollected: {
    zh: '《个人信息收集与第三方共享清单》',
    en: 'List of Personal Data Collected and Shared with Third Parties',
    ja: '個人情報の収集および第三者提供に関する一覧',
  },
  statementOnProtectionMinors: {
    zh: '《未成年人保护声明》',
    en: 'Statement on the Protection of Minors',
    ja: '未成年者の保護に関する方針',
  },
  termsService: { zh: '《服务协议》', en: 'Terms of Service', ja: 'サービス規約' },
  communityGuidelines: {
    zh: '《社区公约》',
    en: 'Community Guidelines',
    ja: 'コミュニティガイドライン',
  },
  logInSignUp: { zh: '登录/注册', en: 'Log in / Sign up', ja: 'ログイン／新規登録' },
  lookAtSea: { zh: '看海况', en: 'Look at the sea', ja: '海のようすを見る' },
  hasCome: { zh: '海况来了', en: 'It has come', ja: '届いた' },
  lookingAtSea: { zh: '正在看海', en: 'Looking at the sea', ja: '海を見ています' },
  wavesGradeThreeToday: {
    zh: '今天三级浪',
    en: 'Waves of grade three today',
    ja: '今日の波は三級',
  },
  whatHappens: { zh: '会发生什么', en: 'What happens', ja: '何が起きるか' },
  allWell: { zh: '一切顺利', en: 'All goes well', ja: 'すべて順調' },
  wrongCode: { zh: '验证码错误', en: 'The code is wrong', ja: 'コードが違う' },
  tooManyCodes: { zh: '今天的验证码用完了', en: 'Too many codes today', ja: '今日の上限に達した' },
  tooOften: { zh: '太频繁（41907）', en: 'Too often (41907)', ja: '頻繁すぎる（41907）' },
  serverDown: { zh: '服务器没有应答', en: 'The server is down', ja: 'サーバーが応答しない' },
  slow: { zh: '很慢：三秒', en: 'Slow: 3 s', ja: '遅い：3秒' },
  captchaClosed: { zh: '关掉了拼图', en: 'The captcha is closed', ja: '認証を閉じた' },
  captchaNotLoaded: {
    zh: '拼图加载不出来',
    en: 'The captcha does not load',
    ja: '認証が読み込めない',
  },
  wrongCodeAnswer: {
    zh: '验证码错误，还可以试 4 次',
    en: 'Wrong code, 4 tries left',
    ja: 'コードが違います。あと4回試せます',
  },
  tooManyCodesAnswer: {
    zh: '该号码今日获取验证码次数已达上限，请明天再试',
    en: 'No more codes for this number today, try again tomorrow',
    ja: 'この番号は本日の上限に達しました。明日もう一度お試しください',
  },
  tooOftenAnswer: { zh: '操作太频繁', en: 'Too many requests', ja: '操作が頻繁すぎます' },
  comeOrGo: { zh: '来去', en: 'Come or go', ja: '出入り' },
});
