/** What the stories say, in English and in Japanese. */
export const linkWords = {
  看活动: ['See the events', 'イベントを見る'],
  水手们的手册: ['The sailors’ handbook', '船乗りの手引き'],
  夜航船: ['Night Ferry', '夜航船'],
  去看看: ['Have a look', '見てみる'],
  '，规矩写在': ['; its rules are in ', '。決まりごとは'],
  阿灯最常带人玩的是: [
    'What Lumen plays most with others is ',
    'アカリがいちばんよく一緒に遊ぶのは',
  ],
  '阿灯最常带人玩的是 ': [
    'What Lumen plays most with others is ',
    'アカリがいちばんよく一緒に遊ぶのは',
  ],
  '里。': ['for all to read.', 'にあります。'],
  游戏知识库: ['Game library', 'ゲーム攻略'],
  游戏伙伴: ['Companions', 'ゲームの相棒'],
  添一个伙伴: ['Add a companion', '相棒を増やす'],
  活动: ['Events', 'イベント'],
  ' 是另一种颜色。': [' has another colour.', 'は別の色です。'],
  '在潮汐的光里，': ['In the light of Tide, ', '潮の光の中では、'],
  和阿灯聊聊: ['Talk to Lumen', 'アカリと話す'],
  去知识库逛逛: ['Look around the library', 'ゲーム攻略を見てまわる'],
} as const;
