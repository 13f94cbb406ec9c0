/** What the stories say, in English and in Japanese. */
export const checkboxWords = {
  记住这台设备: ['Remember this device', 'この端末を覚えておく'],
  请阅读并同意协议: ['Please read and agree to the terms', '規約を読んで同意してください'],
  我已阅读并同意: ['I have read and agree to the ', '同意します：'],
  '《用户协议》': ['Terms of Service', '利用規約'],
  '、': [' and ', '、'],
  '《隐私政策》': ['Privacy Policy', 'プライバシーポリシー'],
  只在满级之后可以选: ['Only at the highest level', '最高レベルになってから選べます'],
  '一段很长的说明：勾选框始终站在第一行的正中，后面的文字自己折行，不会绕到它的下面去，英文 and long English words do the same.':
    [
      'A long explanation: the box always stands on the middle of the first line, the words after it wrap by themselves and never run below it.',
      '長い説明：チェックボックスはいつも一行目の中央に立ち、後に続く言葉はひとりでに折り返して、その下には回りこみません。',
    ],
  下次不用再输验证码: ['No code needed next time', '次回から認証コードは不要です'],
} as const;
