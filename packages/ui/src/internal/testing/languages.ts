export const languages = [
  { code: 'zh', lang: 'zh-CN', name: '中文', href: '/game-partner' },
  { code: 'en', lang: 'en', name: 'English', href: '/en/game-partner' },
  { code: 'ja', lang: 'ja', name: '日本語', href: '/ja/game-partner' },
];
