import { storyTexts } from '../../internal/testing/story-texts.ts';

export const checkboxTexts = storyTexts({
  rememberThisDevice: {
    zh: '记住这台设备',
    en: 'Remember this device',
    ja: 'この端末を覚えておく',
  },
  pleaseReadAgreeTo: {
    zh: '请阅读并同意协议',
    en: 'Please read and agree to the terms',
    ja: '規約を読んで同意してください',
  },
  iHaveReadAgree: { zh: '我已阅读并同意', en: 'I have read and agree to the ', ja: '同意します：' },
  termsService: { zh: '《用户协议》', en: 'Terms of Service', ja: '利用規約' },
  and: { zh: '、', en: ' and ', ja: '、' },
  privacyPolicy: { zh: '《隐私政策》', en: 'Privacy Policy', ja: 'プライバシーポリシー' },
  onlyAtHighestLevel: {
    zh: '只在满级之后可以选',
    en: 'Only at the highest level',
    ja: '最高レベルになってから選べます',
  },
  longExplanationBoxAlways: {
    zh: '一段很长的说明：勾选框始终站在第一行的正中，后面的文字自己折行，不会绕到它的下面去，英文 and long English words do the same.',
    en: 'A long explanation: the box always stands on the middle of the first line, the words after it wrap by themselves and never run below it.',
    ja: '長い説明：チェックボックスはいつも一行目の中央に立ち、後に続く言葉はひとりでに折り返して、その下には回りこみません。',
  },
  noCodeNeededNext: {
    zh: '下次不用再输验证码',
    en: 'No code needed next time',
    ja: '次回から認証コードは不要です',
  },
});
