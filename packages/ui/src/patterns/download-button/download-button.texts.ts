import { storyTexts } from '../../internal/testing/story-texts.ts';

export const downloadButtonTexts = storyTexts({
  getForWindows: { zh: '下载 Windows 版', en: 'Get it for Windows', ja: 'Windows版をダウンロード' },
  forAmdGraphics286: {
    zh: '适用于 AMD 显卡 · 286 MB',
    en: 'For AMD graphics · 286 MB',
    ja: 'AMDグラフィックス対応 · 286 MB',
  },
  openApp: { zh: '打开 App', en: 'Open the app', ja: 'アプリを開く' },
  iosAndroid: { zh: 'iOS 与 Android', en: 'iOS and Android', ja: 'iOS／Android' },
  gettingReady: { zh: '正在准备', en: 'Getting ready', ja: '準備中' },
});
