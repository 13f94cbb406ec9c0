import { storyTexts } from '../../internal/testing/story-texts.ts';

export const textFieldTexts = storyTexts({
  phoneNumber: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
  enterYourPhoneNumber: {
    zh: '请输入手机号',
    en: 'Enter your phone number',
    ja: '電話番号を入力してください',
  },
  nickname: { zh: '昵称', en: 'Nickname', ja: 'ニックネーム' },
  code: { zh: '验证码', en: 'Code', ja: '認証コード' },
  lumen: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
  enterCode: { zh: '请输入验证码', en: 'Enter the code', ja: '認証コードを入力してください' },
  enterValidPhoneNumber: {
    zh: '请输入正确的手机号',
    en: 'Enter a valid phone number',
    ja: '正しい電話番号を入力してください',
  },
  userNumber: { zh: '用户编号', en: 'User number', ja: 'ユーザー番号' },
  searchGames: { zh: '搜索游戏', en: 'Search games', ja: 'ゲームを検索' },
  search: { zh: '搜索', en: 'Search', ja: '検索' },
  onlyForLoggingIn: { zh: '只用来登录', en: 'Only for logging in', ja: 'ログインにだけ使います' },
  sendCode: { zh: '发送验证码', en: 'Send code', ja: 'コードを送信' },
  howShouldYourCompanion: {
    zh: '你希望伙伴在你连输三局之后用什么样的语气和你说话，可以写得很长',
    en: 'How should your companion talk to you after three lost rounds? Take all the room you need',
    ja: '三連敗のあと、どんな口調で話しかけてほしいですか。長く書いてもかまいません',
  },
  whatYourCompanionWill: {
    zh: '伙伴会这样叫你',
    en: 'What your companion will call you',
    ja: '相棒はこう呼びます',
  },
  twoToEightCharacters: { zh: '两到八个字', en: 'Two to eight characters', ja: '二文字から八文字' },
  nobodyElseWillSee: {
    zh: '不会给别人看',
    en: 'Nobody else will see it',
    ja: 'ほかの人には見えません',
  },
  wordsMuchLongerThan: {
    zh: '一段比输入框长得多的文字，会在输入框里滚动而不是把它撑开，右边的按钮也不会被挤走',
    en: 'Words much longer than the field scroll in it and do not stretch it, and the button at its end stays where it is',
    ja: '入力欄よりずっと長い文字は、欄を押し広げずに中でスクロールし、右のボタンも押し出されません',
  },
});
