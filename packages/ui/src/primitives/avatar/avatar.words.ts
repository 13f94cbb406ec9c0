/** What the stories say, in English and in Japanese. */
export const avatarWords = {
  '139****9079，今晚也在等一局很长很长的游戏': [
    '139****9079, waiting for a very, very long game tonight, too',
    '139****9079、今夜もとても長い一局を待っています',
  ],
} as const;
