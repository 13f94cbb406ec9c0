import { storyTexts } from '../../internal/testing/story-texts.ts';

export const highlightTexts = storyTexts({
  nineBells: { zh: '九钟', en: 'Nine Bells', ja: '九つの鐘' },
  thirdBellWatchShadow: {
    zh: '第三口钟：看影子，不看手',
    en: 'Third Bell: watch the shadow, not the hand',
    ja: '三つ目の鐘：手ではなく影を見る',
  },
  beatenByFirstBell: {
    zh: '第一口钟总是打不过，问题多半出在步子上。',
    en: 'Beaten by the first bell every time? It is mostly your footwork.',
    ja: '一つ目の鐘に勝てないなら、原因はたいてい足さばき。',
  },
  bell: { zh: '钟', en: 'bell', ja: '鐘' },
  bellRingsThreeTimes: {
    zh: '钟响三下，数到第四下才是你的。钟声比影子晚半拍，所以看影子，不听钟。',
    en: 'The bell rings three times, and the fourth beat is yours. A bell is half a beat later than its shadow, so watch the shadow and do not listen to the bell.',
    ja: '鐘は三度鳴り、四拍目がきみの番。鐘の音は影より半拍遅れるから、影を見て、鐘は聞かないこと。',
  },
  waitUntilShadowHas: {
    zh: '等影子离开墙，再敲第三口钟；敲钟的人把手从绳上抬起来的时候，早就晚了。',
    en: 'Wait until the shadow has left the wall, then ring the third bell; when the ringer’s hand comes up from the rope it is too late.',
    ja: '影が壁を離れてから三つ目の鐘を打つ。鐘打ちの手が綱から上がるころには、もう遅い。',
  },
  thirdBellWhenRinger: {
    zh: '第三口钟；敲钟的人把手从绳上抬起来的时',
    en: 'the third bell; when the ringer’s hand comes up',
    ja: '三つ目の鐘を打つ。鐘打ちの手が綱から上がる',
  },
});
