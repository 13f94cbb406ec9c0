import { storyTexts } from '../../internal/testing/story-texts.ts';

export const footerTexts = storyTexts({
  explore: { zh: '逛逛', en: 'Explore', ja: '見てまわる' },
  companions: { zh: '游戏伙伴', en: 'Companions', ja: 'ゲームの相棒' },
  gameLibrary: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
  events: { zh: '活动', en: 'Events', ja: 'イベント' },
  about: { zh: '关于', en: 'About', ja: 'Companionについて' },
  aboutUs: { zh: '关于我们', en: 'About us', ja: 'わたしたちのこと' },
  joinUs: { zh: '加入我们', en: 'Join us', ja: '採用情報' },
  productSite: { zh: '产品主页', en: 'Product site', ja: '製品サイト' },
  legal: { zh: '条款', en: 'Legal', ja: '規約' },
  termsUse: { zh: '用户协议', en: 'Terms of use', ja: '利用規約' },
  privacyPolicy: { zh: '隐私政策', en: 'Privacy policy', ja: 'プライバシーポリシー' },
  subscriptionTerms: { zh: '订阅条款', en: 'Subscription terms', ja: 'サブスクリプション規約' },
  n2026Companion: { zh: '© 2026 伙伴', en: '© 2026 Companion', ja: '© 2026 Companion' },
});
