import { storyTexts } from '../../internal/testing/story-texts.ts';

export const articleCardTexts = storyTexts({
  nightFerry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
  windmillPlains: { zh: '风车原野', en: 'Windmill Plains', ja: '風車の野' },
  howToFindSecond: {
    zh: '雾里怎么找第二根桅杆',
    en: 'How to find the second mast in fog',
    ja: '霧の中で二本目の帆柱を見つけるには',
  },
  firstPutOutLight: {
    zh: '先关掉船头的灯。',
    en: 'First put out the light at the bow. The ',
    ja: 'まず船首の灯りを消す。',
  },
  mast: { zh: '桅杆', en: 'mast', ja: '帆柱' },
  showsLaterThanLighthouse: {
    zh: '比灯塔亮得晚一些，大约数到第四次浪，东边会先暗下去一块，那一块就是',
    en: ' shows later than the lighthouse. By about the fourth wave a patch in the east grows dark, and that patch is the shadow of the ',
    ja: 'は灯台より少し遅れて見えてくる。四つ目の波を数えるころ、東の一か所が先に暗くなる。それが',
  },
  showsLaterThanLighthouse2: {
    zh: '比灯塔亮得晚一些。',
    en: ' shows later than the lighthouse.',
    ja: 'は灯台より少し遅れて見えてくる。',
  },
  part: { zh: '的影子。', en: '.', ja: 'の影だ。' },
  whySunflowersTurnTo: {
    zh: '向日葵为什么朝着你',
    en: 'Why the sunflowers turn to you',
    ja: 'ひまわりがこちらを向くわけ',
  },
  notSunTheyFollow: {
    zh: '不是朝着太阳。你在田埂上站满三天，它们就会改主意。',
    en: 'It is not the sun they follow. Stand at the edge of the field for three days, and they change their minds. ',
    ja: '太陽を追っているのではない。畑のあぜに三日立っていれば、考えを変える。',
  },
});
