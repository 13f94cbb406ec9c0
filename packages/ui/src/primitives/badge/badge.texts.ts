import { storyTexts } from '../../internal/testing/story-texts.ts';

export const badgeTexts = storyTexts({
  ended: { zh: '已结束', en: 'Ended', ja: '終了' },
  onNow: { zh: '进行中', en: 'On now', ja: '開催中' },
  comingUp: { zh: '即将开始', en: 'Coming up', ja: 'まもなく開始' },
  unlocked: { zh: '已解锁', en: 'Unlocked', ja: '解放済み' },
  expiresSoon: { zh: '快到期了', en: 'Expires soon', ja: 'まもなく期限切れ' },
  notBeforeSeventhWave: {
    zh: '等到第七次浪、雾散了、灯塔重新亮起来再说',
    en: 'Not before the seventh wave, when the fog has lifted and the lighthouse is lit again',
    ja: '七つ目の波が過ぎ、霧が晴れて、灯台がまた灯ってから',
  },
});
