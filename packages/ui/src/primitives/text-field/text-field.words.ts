/** What the stories say, in English and in Japanese. */
export const textFieldWords = {
  手机号: ['Phone number', '電話番号'],
  请输入手机号: ['Enter your phone number', '電話番号を入力してください'],
  昵称: ['Nickname', 'ニックネーム'],
  验证码: ['Code', '認証コード'],
  阿灯: ['Lumen', 'アカリ'],
  请输入验证码: ['Enter the code', '認証コードを入力してください'],
  请输入正确的手机号: ['Enter a valid phone number', '正しい電話番号を入力してください'],
  用户编号: ['User number', 'ユーザー番号'],
  搜索游戏: ['Search games', 'ゲームを検索'],
  搜索: ['Search', '検索'],
  只用来登录: ['Only for logging in', 'ログインにだけ使います'],
  发送验证码: ['Send code', 'コードを送信'],
  '你希望伙伴在你连输三局之后用什么样的语气和你说话，可以写得很长': [
    'How should your companion talk to you after three lost rounds? Take all the room you need',
    '三連敗のあと、どんな口調で話しかけてほしいですか。長く書いてもかまいません',
  ],
  伙伴会这样叫你: ['What your companion will call you', '相棒はこう呼びます'],
  两到八个字: ['Two to eight characters', '二文字から八文字'],
  不会给别人看: ['Nobody else will see it', 'ほかの人には見えません'],
  '一段比输入框长得多的文字，会在输入框里滚动而不是把它撑开，右边的按钮也不会被挤走': [
    'Words much longer than the field scroll in it and do not stretch it, and the button at its end stays where it is',
    '入力欄よりずっと長い文字は、欄を押し広げずに中でスクロールし、右のボタンも押し出されません',
  ],
} as const;
