import { storyTexts } from '../../internal/testing/story-texts.ts';

export const breadcrumbTexts = storyTexts({
  home: { zh: '首页', en: 'Home', ja: 'ホーム' },
  gameLibrary: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
  nightFerry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
  howToFindSecond: {
    zh: '雾里怎么找第二根桅杆',
    en: 'How to find the second mast in fog',
    ja: '霧の中で二本目の帆柱を見つけるには',
  },
  whatBecameThoseWho: {
    zh: '没有灯塔的海上靠记忆找回家的路的人们后来都怎么样了',
    en: 'What became of those who found their way home on a sea without lighthouses',
    ja: '灯台のない海で帰り道をさがした人たちはその後どうなったのか',
  },
});
