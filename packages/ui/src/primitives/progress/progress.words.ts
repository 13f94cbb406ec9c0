/** What the stories say, in English and in Japanese. */
export const progressWords = {
  灯塔守夜人: ['The lighthouse keeper', '灯台の夜番'],
  '7 / 12 章': ['7 of 12 chapters', '全12章中7章'],
  风车的第三片叶子: ['The windmill’s third sail', '風車の三枚目の羽根'],
  '0 / 5 章': ['0 of 5 chapters', '全5章中0章'],
  第二十路: ['The twentieth line', '二十路目'],
  读完了: ['Finished', '読了'],
  落子无声: ['The Silent Stone', '無音の一石'],
  风车原野: ['Windmill Plains', '風車の野'],
  '2 / 3 章': ['2 of 3 chapters', '全3章中2章'],
  多读了两章: ['Two chapters too many', '二章読みすぎ'],
  还没开始: ['Not begun', 'まだ始めていない'],
  一章也没有: ['Not one chapter', '一章もない'],
  '没有灯塔的海上，靠记忆找回家的路的人们后来都怎么样了，以及第二根桅杆为什么总是先亮起来': [
    'What became of the people who found their way home from memory on a sea without lighthouses, and why it is always the second mast that shows first',
    '灯台のない海で記憶を頼りに帰り道をさがした人たちはその後どうなったのか、そしてなぜ二本目の帆柱がいつも先に見えるのか',
  ],
} as const;
