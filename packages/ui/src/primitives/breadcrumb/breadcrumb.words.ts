/** What the stories say, in English and in Japanese. */
export const breadcrumbWords = {
  首页: ['Home', 'ホーム'],
  游戏知识库: ['Game library', 'ゲーム攻略'],
  夜航船: ['Night Ferry', '夜航船'],
  雾里怎么找第二根桅杆: [
    'How to find the second mast in fog',
    '霧の中で二本目の帆柱を見つけるには',
  ],
  没有灯塔的海上靠记忆找回家的路的人们后来都怎么样了: [
    'What became of those who found their way home on a sea without lighthouses',
    '灯台のない海で帰り道をさがした人たちはその後どうなったのか',
  ],
} as const;
