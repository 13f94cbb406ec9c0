import { storyTexts } from '../../internal/testing/story-texts.ts';

export const avatarTexts = storyTexts({
  n1399079WaitingFor: {
    zh: '139****9079，今晚也在等一局很长很长的游戏',
    en: '139****9079, waiting for a very, very long game tonight, too',
    ja: '139****9079、今夜もとても長い一局を待っています',
  },
});
