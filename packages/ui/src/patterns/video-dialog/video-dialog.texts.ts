import { storyTexts } from '../../internal/testing/story-texts.ts';

export const videoDialogTexts = storyTexts({
  anotherVideo: { zh: '换一段', en: 'Another video', ja: '別の動画' },
  meetCompanionInTwo: {
    zh: '两分钟认识伙伴',
    en: 'Meet Companion in two minutes',
    ja: '二分でわかるCompanion',
  },
  roomAtNightLamp: {
    zh: '夜里的一个房间，一盏灯，三个伙伴。',
    en: 'A room at night, a lamp, three companions.',
    ja: '夜の部屋、ひとつの灯り、三人の相棒。',
  },
});
