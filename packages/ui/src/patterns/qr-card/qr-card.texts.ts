import { storyTexts } from '../../internal/testing/story-texts.ts';

export const qrCardTexts = storyTexts({
  qrCodePhoneApp: { zh: '手机版二维码', en: 'QR code of the phone app', ja: 'スマホ版のQRコード' },
});
