import { storyTexts } from '../../internal/testing/story-texts.ts';

export const loadMoreTexts = storyTexts({
  firstNightNoLight: {
    zh: '第一夜：灯塔没有亮',
    en: 'First night: no light in the lighthouse',
    ja: '第一夜：灯台は灯らなかった',
  },
  secondNightSeventhWave: {
    zh: '第二夜：第七次浪',
    en: 'Second night: the seventh wave',
    ja: '第二夜：七つ目の波',
  },
  thirdNightMastIn: {
    zh: '第三夜：东边的桅杆',
    en: 'Third night: the mast in the east',
    ja: '第三夜：東の帆柱',
  },
  fourthNightAnotherShip: {
    zh: '第四夜：船医换了人',
    en: 'Fourth night: another ship’s doctor',
    ja: '第四夜：船医が代わった',
  },
  fifthNightHome: { zh: '第五夜：回家', en: 'Fifth night: home', ja: '第五夜：帰り道' },
  termsUse: { zh: '用户协议', en: 'Terms of use', ja: '利用規約' },
  allRead: { zh: '全部读完', en: 'All read', ja: 'すべて読んだ' },
});
