/** What the stories say, in English and in Japanese. */
export const dialogWords = {
  改名字: ['Change the name', '名前を変える'],
  改个名字: ['A new name', '名前の変更'],
  新的名字: ['New name', '新しい名前'],
  '两到八个字，伙伴会这样叫你': [
    'Two to eight characters. Your companion will call you by it',
    '二文字から八文字。相棒はこう呼びます',
  ],
  阿灯: ['Lumen', 'アカリ'],
  就叫这个: ['This is it', 'これにする'],
  名字改好了: ['Name changed', '名前を変えました'],
  还不能用: ['Not yet', 'まだ使えません'],
  看不见: ['Not to be seen', '見えません'],
  本周的航海日志: ['The logbook of this week', '今週の航海日誌'],
  第: ['Day ', ''],
  '天。风从东南来，船长数了': [
    '. Wind from the south-east. The captain counted ',
    '日目。風は南東から。船長は波を',
  ],
  '次浪才转舵，厨房里只剩下土豆和半罐蜂蜜。': [
    ' waves before turning the wheel. All that is left in the galley is potatoes and half a jar of honey.',
    '回数えてから舵を切った。厨房に残るのは、じゃがいもと蜂蜜が半瓶だけ。',
  ],
  登录: ['Log in', 'ログイン'],
  登录后保存: ['Log in to save it', 'ログインして保存'],
  手机号: ['Phone number', '電話番号'],
} as const;
