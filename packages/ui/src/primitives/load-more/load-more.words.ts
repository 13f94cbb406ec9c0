/** What the stories say, in English and in Japanese. */
export const loadMoreWords = {
  '第一夜：灯塔没有亮': ['First night: no light in the lighthouse', '第一夜：灯台は灯らなかった'],
  '第二夜：第七次浪': ['Second night: the seventh wave', '第二夜：七つ目の波'],
  '第三夜：东边的桅杆': ['Third night: the mast in the east', '第三夜：東の帆柱'],
  '第四夜：船医换了人': ['Fourth night: another ship’s doctor', '第四夜：船医が代わった'],
  '第五夜：回家': ['Fifth night: home', '第五夜：帰り道'],
  用户协议: ['Terms of use', '利用規約'],
  全部读完: ['All read', 'すべて読んだ'],
} as const;
