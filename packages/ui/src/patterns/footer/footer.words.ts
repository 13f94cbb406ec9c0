/** What the stories say, in English and in Japanese. */
export const footerWords = {
  去哪儿: ['Explore', '見てまわる'],
  游戏伙伴: ['Companions', 'ゲームの相棒'],
  游戏知识库: ['Game library', 'ゲーム攻略'],
  活动: ['Events', 'イベント'],
  关于: ['About', 'コンパニオンについて'],
  关于我们: ['About us', '私たちについて'],
  加入我们: ['Join us', '採用情報'],
  产品主页: ['Product site', '製品サイト'],
  条款: ['Legal', '規約'],
  用户协议: ['Terms of use', '利用規約'],
  隐私政策: ['Privacy policy', 'プライバシーポリシー'],
  订阅条款: ['Subscription terms', 'サブスクリプション規約'],
  '© 2026 伙伴': ['© 2026 Companion', '© 2026 コンパニオン'],
} as const;
