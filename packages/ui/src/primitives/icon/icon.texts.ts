import { storyTexts } from '../../internal/testing/story-texts.ts';

export const iconTexts = storyTexts({
  download: { zh: '下载', en: 'Download', ja: 'ダウンロード' },
  close: { zh: '关闭', en: 'Close', ja: '閉じる' },
  unlocked: { zh: ' 已解锁', en: ' Unlocked', ja: ' 解放済み' },
});
