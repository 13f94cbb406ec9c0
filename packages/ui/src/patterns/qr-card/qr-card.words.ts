/** What the stories say, in English and in Japanese. */
export const qrCardWords = {
  手机版二维码: ['QR code of the phone app', 'スマホ版のQRコード'],
} as const;
