import { storyTexts } from '../../internal/testing/story-texts.ts';

export const themeProviderTexts = storyTexts({
  harbour: { zh: '港湾银行', en: 'Harbour Bank', ja: 'ハーバー銀行' },
  open: { zh: '开户', en: 'Open an account', ja: '口座を開く' },
  compare: { zh: '比较账户', en: 'Compare accounts', ja: '口座を比べる' },
  rates: { zh: '今日汇率', en: 'Rates today', ja: '本日のレート' },
  amount: { zh: '金额', en: 'Amount', ja: '金額' },
});
