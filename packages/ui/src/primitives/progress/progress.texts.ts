import { storyTexts } from '../../internal/testing/story-texts.ts';

export const progressTexts = storyTexts({
  lighthouseKeeper: { zh: '灯塔守夜人', en: 'The lighthouse keeper', ja: '灯台の夜番' },
  n712Chapters: { zh: '7 / 12 章', en: '7 of 12 chapters', ja: '全12章中7章' },
  windmillThirdSail: {
    zh: '风车的第三片叶子',
    en: 'The windmill’s third sail',
    ja: '風車の三枚目の羽根',
  },
  n05Chapters: { zh: '0 / 5 章', en: '0 of 5 chapters', ja: '全5章中0章' },
  twentiethLine: { zh: '第二十路', en: 'The twentieth line', ja: '二十路目' },
  finished: { zh: '读完了', en: 'Finished', ja: '読了' },
  silentStone: { zh: '落子无声', en: 'The Silent Stone', ja: '無音の一石' },
  windmillPlains: { zh: '风车原野', en: 'Windmill Plains', ja: '風車の野' },
  n23Chapters: { zh: '2 / 3 章', en: '2 of 3 chapters', ja: '全3章中2章' },
  twoChaptersTooMany: { zh: '多读了两章', en: 'Two chapters too many', ja: '二章読みすぎ' },
  notBegun: { zh: '还没开始', en: 'Not begun', ja: 'まだ始めていない' },
  notOneChapter: { zh: '一章也没有', en: 'Not one chapter', ja: '一章もない' },
  whatBecamePeopleWho: {
    zh: '没有灯塔的海上，靠记忆找回家的路的人们后来都怎么样了，以及第二根桅杆为什么总是先亮起来',
    en: 'What became of the people who found their way home from memory on a sea without lighthouses, and why it is always the second mast that shows first',
    ja: '灯台のない海で記憶を頼りに帰り道をさがした人たちはその後どうなったのか、そしてなぜ二本目の帆柱がいつも先に見えるのか',
  },
});
