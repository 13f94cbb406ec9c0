import { storyTexts } from '../../internal/testing/story-texts.ts';

export const proseTexts = storyTexts({
  howToFindSecond: {
    zh: '雾里怎么找第二根桅杆',
    en: 'How to find the second mast in fog',
    ja: '霧の中で二本目の帆柱を見つけるには',
  },
  firstPutOutLight: {
    zh: '先关掉船头的灯。',
    en: 'First put out the light at the bow. ',
    ja: 'まず船首の灯りを消す。',
  },
  brighterLightWhiterFog: {
    zh: '灯越亮，雾越白',
    en: 'The brighter the light, the whiter the fog',
    ja: '灯りが明るいほど霧は白い',
  },
  onlyRuleInNight: {
    zh: '，这是夜航船里唯一一条写在船舱地板上的规矩。桅杆比灯塔亮得晚一些，大约数到第四次浪，东边会先暗下去一块。',
    en: ' is the only rule in Night Ferry that is written on the cabin floor. The mast shows later than the lighthouse: by about the fourth wave a patch in the east grows dark.',
    ja: '。これは夜航船でただひとつ、船室の床に書かれた決まりだ。帆柱は灯台より少し遅れて見えてくる。四つ目の波を数えるころ、東の一か所が先に暗くなる。',
  },
  howToCountWaves: { zh: '数浪的办法', en: 'How to count waves', ja: '波の数え方' },
  letBoatLieStill: {
    zh: '把船停稳，等第一次浪从左舷过去。',
    en: 'Let the boat lie still until the first wave has passed to port.',
    ja: '船を止め、最初の波が左舷を過ぎるのを待つ。',
  },
  withEachWaveNote: {
    zh: '每一次浪，记下桅绳的影子落在第几块甲板上。',
    en: 'With each wave, note on which plank the shadow of the stay falls.',
    ja: '波が来るたび、帆綱の影が何枚目の甲板に落ちるかを覚えておく。',
  },
  turnWheelFirstTime: {
    zh: '影子第一次缩短的时候转舵，不要等它变长。详见',
    en: 'Turn the wheel the first time the shadow shortens; do not wait for it to grow. More in ',
    ja: '影がはじめて縮んだら舵を切る。伸びるまで待たないこと。詳しくは',
  },
  shadowStay: { zh: '《桅绳的影子》', en: 'The Shadow of the Stay', ja: '「帆綱の影」' },
  part: { zh: '。', en: '.', ja: 'へ。' },
  oldSailorsNeverLook: {
    zh: '“老水手从不看海图，他们看自己的影子。”',
    en: '“Old sailors never look at a chart. They look at their own shadow.”',
    ja: '「古い船乗りは海図を見ない。自分の影を見る」',
  },
  wave: { zh: '浪', en: 'Wave', ja: '波' },
  shadow: { zh: '影子', en: 'Shadow', ja: '影' },
  whatToDo: { zh: '该做什么', en: 'What to do', ja: 'すること' },
  grows: { zh: '变长', en: 'grows', ja: '伸びる' },
  wait: { zh: '等', en: 'Wait', ja: '待つ' },
  shortens: { zh: '缩短', en: 'shortens', ja: '縮む' },
  turnWheelByThirty: {
    zh: '转舵，三十度',
    en: 'Turn the wheel by thirty degrees',
    ja: '舵を三十度切る',
  },
  ifYouHaveMissed: {
    zh: '如果错过了第四次浪',
    en: 'If you have missed the fourth wave',
    ja: '四つ目の波を逃したら',
  },
  doNotChaseLet: {
    zh: '不要追。让船自己转半圈，再从第一次数起；',
    en: 'Do not chase it. Let the boat turn half round by itself and count from one again; ',
    ja: '追わないこと。船が自然に半周するのを待ち、最初から数え直す。',
  },
  afterThreeTimesAt: { zh: '最多三次', en: 'after three times at most', ja: '多くても三回' },
  fogWillHaveLifted: {
    zh: '，雾会先散。',
    en: ' the fog will have lifted.',
    ja: 'で、霧のほうが先に晴れる。',
  },
});
