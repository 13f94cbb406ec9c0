import { storyTexts } from '../../internal/testing/story-texts.ts';

export const segmentedControlTexts = storyTexts({
  whichEvents: { zh: '哪些活动', en: 'Which events', ja: 'どのイベント' },
  onNow: { zh: '进行中', en: 'On now', ja: '開催中' },
  comingUp: { zh: '即将开始', en: 'Coming up', ja: 'まもなく開始' },
  ended: { zh: '已结束', en: 'Ended', ja: '終了' },
  appearance: { zh: '外观', en: 'Appearance', ja: '外観' },
  night: { zh: ' 夜', en: ' Night', ja: ' 夜' },
  day: { zh: ' 日', en: ' Day', ja: ' 昼' },
  textSize: { zh: '字号', en: 'Text size', ja: '文字の大きさ' },
});
