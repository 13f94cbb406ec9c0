/** What the stories say, in English and in Japanese. */
export const emptyStateWords = {
  '没找到「月光鲤」': ['Nothing called “Moonlight Carp”', '「月光の鯉」は見つかりません'],
  '换个说法试试，比如它的别名，或者出现的地方。': [
    'Try other words: another name, or the place where it lives.',
    '別の言い方を試してみてください。別名や、現れる場所など。',
  ],
  去知识库逛逛: ['Look around the library', 'ゲーム攻略を見てまわる'],
  '这个伙伴还没有写下任何故事，也没有人和它聊过天': [
    'This companion has written no story yet, and nobody has talked to it',
    'この相棒はまだ物語を書いておらず、誰とも話していません',
  ],
} as const;
