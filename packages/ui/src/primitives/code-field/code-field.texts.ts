import { storyTexts } from '../../internal/testing/story-texts.ts';

export const codeFieldTexts = storyTexts({
  sendCode: { zh: '发送验证码', en: 'Send code', ja: 'コードを送信' },
  verificationCode: { zh: '验证码', en: 'Verification code', ja: '認証コード' },
  n6DigitCode: { zh: '请输入验证码', en: '6-digit code', ja: '認証コード' },
  sentTo1388000: {
    zh: '短信发到了 138****8000',
    en: 'Sent to 138****8000',
    ja: '138****8000に送りました',
  },
  enterAll6Digits: {
    zh: '请输入六位验证码',
    en: 'Enter all 6 digits',
    ja: '6桁の認証コードを入力してください',
  },
});
