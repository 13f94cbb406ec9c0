/** What the stories say, in English and in Japanese. */
export const popoverWords = {
  这一局的规则: ['Rules of this round', 'この一局のルール'],
  规则: ['Rules', 'ルール'],
  '数到第七次浪再转舵；提前转舵的人，下一局当船医。': [
    'Count to the seventh wave before you turn the wheel. Who turns too early is the ship’s doctor next time.',
    '七つ目の波まで数えてから舵を切ること。早すぎた人は、次の一局では船医。',
  ],
} as const;
