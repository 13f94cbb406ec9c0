import { storyTexts } from '../../internal/testing/story-texts.ts';

export const popoverTexts = storyTexts({
  rulesThisRound: { zh: '这一局的规则', en: 'Rules of this round', ja: 'この一局のルール' },
  rules: { zh: '规则', en: 'Rules', ja: 'ルール' },
  countToSeventhWave: {
    zh: '数到第七次浪再转舵；提前转舵的人，下一局当船医。',
    en: 'Count to the seventh wave before you turn the wheel. Who turns too early is the ship’s doctor next time.',
    ja: '七つ目の波まで数えてから舵を切ること。早すぎた人は、次の一局では船医。',
  },
  rename: { zh: '改个名字', en: 'Rename', ja: '名前を変える' },
  newName: { zh: '新名字', en: 'New name', ja: '新しい名前' },
  save: { zh: '就叫这个', en: 'Take this one', ja: 'これにする' },
  later: { zh: '我再想想', en: 'Not now', ja: 'また今度' },
});
