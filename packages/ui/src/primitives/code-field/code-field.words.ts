/** What the stories say, in English and in Japanese. */
export const codeFieldWords = {
  发送验证码: ['Send code', 'コードを送信'],
  验证码: ['Verification code', '認証コード'],
  请输入验证码: ['6-digit code', '認証コード'],
  '短信发到了 138****8000': ['Sent to 138****8000', '138****8000に送りました'],
  请输入六位验证码: ['Enter all 6 digits', '6桁の認証コードを入力してください'],
} as const;
