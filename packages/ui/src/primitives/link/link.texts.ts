import { storyTexts } from '../../internal/testing/story-texts.ts';

export const linkTexts = storyTexts({
  seeEvents: { zh: '看活动', en: 'See the events', ja: 'イベントを見る' },
  sailorsHandbook: { zh: '水手们的手册', en: 'The sailors’ handbook', ja: '船乗りの手引き' },
  nightFerry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
  haveLook: { zh: '去看看', en: 'Have a look', ja: '見てみる' },
  itsRulesAreIn: { zh: '，规矩写在', en: '; its rules are in ', ja: '。決まりごとは' },
  whatLumenPlaysMost: {
    zh: '阿灯最常带人玩的是 ',
    en: 'What Lumen plays most with others is ',
    ja: 'アカリがいちばんよく一緒に遊ぶのは',
  },
  forAllToRead: { zh: '里。', en: 'for all to read.', ja: 'にあります。' },
  gameLibrary: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
  companions: { zh: '游戏伙伴', en: 'Companions', ja: 'ゲームの相棒' },
  addCompanion: { zh: '添一个伙伴', en: 'Add a companion', ja: '相棒を増やす' },
  events: { zh: '活动', en: 'Events', ja: 'イベント' },
  hasAnotherColour: { zh: ' 是另一种颜色。', en: ' has another colour.', ja: 'は別の色です。' },
  inLightTide: { zh: '在潮汐的光里，', en: 'In the light of Tide, ', ja: '潮の光の中では、' },
  talkToLumen: { zh: '和阿灯聊聊', en: 'Talk to Lumen', ja: 'アカリと話す' },
  lookAroundLibrary: {
    zh: '去知识库逛逛',
    en: 'Look around the library',
    ja: 'ゲーム攻略を見てまわる',
  },
});
