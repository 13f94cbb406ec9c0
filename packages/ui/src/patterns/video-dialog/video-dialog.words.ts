/** What the stories say, in English and in Japanese. */
export const videoDialogWords = {
  两分钟认识伙伴: ['Meet Companion in two minutes', '二分でわかるコンパニオン'],
  '夜里的一个房间，一盏灯，三个伙伴。': [
    'A room at night, a lamp, three companions.',
    '夜の部屋、ひとつの灯り、三人の相棒。',
  ],
} as const;
