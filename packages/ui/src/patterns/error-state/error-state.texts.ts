import { storyTexts } from '../../internal/testing/story-texts.ts';

export const errorStateTexts = storyTexts({
  networkSeemsToHave: {
    zh: '网络好像断了一下。',
    en: 'The network seems to have dropped for a moment.',
    ja: 'ネットワークが一瞬途切れたようです。',
  },
  thisEventOver: {
    zh: '这个活动已经结束了',
    en: 'This event is over',
    ja: 'このイベントは終了しました',
  },
  lumenWillTellYou: {
    zh: '下一次开放的时候，阿灯会提醒你。',
    en: 'Lumen will tell you when it opens again.',
    ja: '次に開くときは、アカリがお知らせします。',
  },
});
