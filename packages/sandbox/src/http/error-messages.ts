import type { Language, Localised } from './language.ts';

/** Texts of `error_message`. `{name}` is replaced by a value. */
const texts = {
  sessionExpired: {
    zh: '登录已失效，请重新登录',
    en: 'You’ve been logged out. Please log in again.',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  badPhone: {
    zh: '请输入正确的手机号',
    en: 'Enter a valid mainland China mobile number.',
    ja: '中国本土の正しい携帯電話番号を入力してください。',
  },
  captchaRefused: {
    zh: '安全验证未通过，请重新验证',
    en: 'The security check did not pass. Please try it again.',
    ja: 'セキュリティ確認に失敗しました。もう一度お試しください。',
  },
  captchaTooOften: {
    zh: '验证次数过多，请 {wait}后再试',
    en: 'Too many security checks. Try again in {wait}.',
    ja: '確認の回数が多すぎます。{wait}後にもう一度お試しください。',
  },
  numberMinute: {
    zh: '验证码刚刚发送过，请 {wait}后再试',
    en: 'A code was just sent. Try again in {wait}.',
    ja: '認証コードは送信済みです。{wait}後にもう一度お試しください。',
  },
  numberHour: {
    zh: '该手机号一小时内获取验证码次数过多，请 {wait}后再试',
    en: 'Too many codes for this number within an hour. Try again in {wait}.',
    ja: 'この番号への送信が1時間の上限に達しました。{wait}後にもう一度お試しください。',
  },
  numberDay: {
    zh: '该手机号 24 小时内获取验证码次数已达上限，请 {wait}后再试',
    en: 'This number has reached its limit for 24 hours. Try again in {wait}.',
    ja: 'この番号への送信が24時間の上限に達しました。{wait}後にもう一度お試しください。',
  },
  prefixHour: {
    zh: '该号段请求过于频繁，请 {wait}后再试',
    en: 'Too many requests from this number range. Try again in {wait}.',
    ja: 'この番号帯からの要求が多すぎます。{wait}後にもう一度お試しください。',
  },
  addressHour: {
    zh: '当前网络请求验证码过于频繁，请 {wait}后再试',
    en: 'Too many codes were requested from your network. Try again in {wait}.',
    ja: 'お使いのネットワークからの要求が多すぎます。{wait}後にもう一度お試しください。',
  },
  everyoneMinute: {
    zh: '短信服务繁忙，请 {wait}后再试',
    en: 'The SMS service is busy. Try again in {wait}.',
    ja: 'SMSサービスが混み合っています。{wait}後にもう一度お試しください。',
  },
  codeWrong: {
    zh: '验证码错误，还可以尝试 {tries} 次',
    en: 'That code is not right. Tries left: {tries}.',
    ja: '認証コードが違います。あと{tries}回入力できます。',
  },
  codeTooOften: {
    zh: '当前网络尝试验证码次数过多，请 {wait}后再试',
    en: 'Too many codes were tried from your network. Try again in {wait}.',
    ja: 'お使いのネットワークからの入力回数が多すぎます。{wait}後にもう一度お試しください。',
  },
  codeExpired: {
    zh: '验证码已失效，请重新获取',
    en: 'This code is no longer valid. Please request a new one.',
    ja: '認証コードの有効期限が切れました。再度取得してください。',
  },
  ticketRefused: {
    zh: '身份验证已过期，请重新验证手机号',
    en: 'Your confirmation has expired. Please verify your number again.',
    ja: '本人確認の有効期限が切れました。もう一度番号を確認してください。',
  },
  messageTooOften: {
    zh: '消息发送太快了，请 {wait}后再试',
    en: 'You are sending too fast. Try again in {wait}.',
    ja: '送信が速すぎます。{wait}後にもう一度お試しください。',
  },
  guestTooOften: {
    zh: '这个网络上试聊的人太多了，登录就能接着聊，或 {wait}后再来',
    en: 'Too many guests are talking from your network. Log in to go on, or come back in {wait}.',
    ja: 'このネットワークからのお試しが多すぎます。ログインするか、{wait}後にお試しください。',
  },
  guestDone: {
    zh: '试聊的三句用完了，登录后接着聊',
    en: 'You’ve used your three messages. Log in to go on.',
    ja: 'お試しの3通を使いきりました。ログインすると続けられます。',
  },
  badRequest: {
    zh: '请求有误：{field}',
    en: 'The request is not valid: {field}',
    ja: 'リクエストが正しくありません：{field}',
  },
  notFound: { zh: '没有找到', en: 'Not found.', ja: '見つかりませんでした。' },
  forbidden: {
    zh: '请求被拒绝：{reason}',
    en: 'The request was refused: {reason}',
    ja: 'リクエストが拒否されました：{reason}',
  },
  tooLarge: {
    zh: '请求内容过大',
    en: 'The request is too large.',
    ja: 'リクエストが大きすぎます。',
  },
  notJson: {
    zh: '请求内容必须是 JSON',
    en: 'The request body must be JSON.',
    ja: 'リクエスト本文はJSONでなければなりません。',
  },
  tooSlow: {
    zh: '请求超时',
    en: 'The request took too long.',
    ja: 'リクエストがタイムアウトしました。',
  },
  fault: {
    zh: '演练故障',
    en: 'A fault that was asked for.',
    ja: '設定された障害です。',
  },
  internal: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'Something went wrong on our side. Please try again.',
    ja: 'サーバーで問題が発生しました。しばらくしてからお試しください。',
  },
} satisfies Record<string, Localised>;

export type MessageName = keyof typeof texts;

/** The text of an error. `{wait}` takes seconds and shows the largest fitting unit. */
export function message(
  name: MessageName,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return texts[name][language].replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key] ?? '';
    return key === 'wait' ? duration(Number(value), language) : String(value);
  });
}

const units = [
  { seconds: 3600, zh: '小时', en: 'hour', ja: '時間' },
  { seconds: 60, zh: '分钟', en: 'minute', ja: '分' },
  { seconds: 1, zh: '秒', en: 'second', ja: '秒' },
] as const;

function duration(seconds: number, language: Language): string {
  // Waits up to two minutes are shown in seconds, up to two hours in minutes.
  const unit = units.find((candidate) => seconds > candidate.seconds * 2) ?? units[2];
  const count = Math.ceil(seconds / unit.seconds);
  if (language === 'en') return `${count} ${unit.en}${count === 1 ? '' : 's'}`;
  return language === 'zh' ? `${count} ${unit.zh}` : `${count}${unit.ja}`;
}
