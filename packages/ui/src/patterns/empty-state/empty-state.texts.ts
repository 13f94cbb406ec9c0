import { storyTexts } from '../../internal/testing/story-texts.ts';

export const emptyStateTexts = storyTexts({
  nothingCalledMoonlightCarp: {
    zh: '没找到「月光鲤」',
    en: 'Nothing called “Moonlight Carp”',
    ja: '「月光の鯉」は見つかりません',
  },
  tryOtherWordsAnother: {
    zh: '换个说法试试，比如它的别名，或者出现的地方。',
    en: 'Try other words: another name, or the place where it lives.',
    ja: '別の言い方を試してみてください。別名や、現れる場所など。',
  },
  lookAroundLibrary: {
    zh: '去知识库逛逛',
    en: 'Look around the library',
    ja: 'ゲーム攻略を見てまわる',
  },
  thisCompanionHasWritten: {
    zh: '这个伙伴还没有写下任何故事，也没有人和它聊过天',
    en: 'This companion has written no story yet, and nobody has talked to it',
    ja: 'この相棒はまだ物語を書いておらず、誰とも話していません',
  },
});
