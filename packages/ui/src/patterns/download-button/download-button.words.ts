/** What the stories say, in English and in Japanese. */
export const downloadButtonWords = {
  '下载 Windows 版': ['Get it for Windows', 'Windows版をダウンロード'],
  '适用于 AMD 显卡 · 286 MB': ['For AMD graphics · 286 MB', 'AMDグラフィックス対応 · 286 MB'],
  打开手机版: ['Open the app', 'スマホ版を開く'],
  'iOS 与 Android': ['iOS and Android', 'iOS／Android'],
  正在准备: ['Getting ready', '準備中'],
} as const;
