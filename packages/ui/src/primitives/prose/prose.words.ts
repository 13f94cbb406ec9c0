/** What the stories say, in English and in Japanese. */
export const proseWords = {
  雾里怎么找第二根桅杆: [
    'How to find the second mast in fog',
    '霧の中で二本目の帆柱を見つけるには',
  ],
  '先关掉船头的灯。': ['First put out the light at the bow. ', 'まず船首の灯りを消す。'],
  '灯越亮，雾越白': ['The brighter the light, the whiter the fog', '灯りが明るいほど霧は白い'],
  '，这是夜航船里唯一一条写在船舱地板上的规矩。桅杆比灯塔亮得晚一些，大约数到第四次浪，东边会先暗下去一块。':
    [
      ' is the only rule in Night Ferry that is written on the cabin floor. The mast shows later than the lighthouse: by about the fourth wave a patch in the east grows dark.',
      '。これは夜航船でただひとつ、船室の床に書かれた決まりだ。帆柱は灯台より少し遅れて見えてくる。四つ目の波を数えるころ、東の一か所が先に暗くなる。',
    ],
  数浪的办法: ['How to count waves', '波の数え方'],
  '把船停稳，等第一次浪从左舷过去。': [
    'Let the boat lie still until the first wave has passed to port.',
    '船を止め、最初の波が左舷を過ぎるのを待つ。',
  ],
  '每一次浪，记下桅绳的影子落在第几块甲板上。': [
    'With each wave, note on which plank the shadow of the stay falls.',
    '波が来るたび、帆綱の影が何枚目の甲板に落ちるかを覚えておく。',
  ],
  '影子第一次缩短的时候转舵，不要等它变长。详见': [
    'Turn the wheel the first time the shadow shortens; do not wait for it to grow. More in ',
    '影がはじめて縮んだら舵を切る。伸びるまで待たないこと。詳しくは',
  ],
  '《桅绳的影子》': ['The Shadow of the Stay', '「帆綱の影」'],
  '。': ['.', 'へ。'],
  '“老水手从不看海图，他们看自己的影子。”': [
    '“Old sailors never look at a chart. They look at their own shadow.”',
    '「古い船乗りは海図を見ない。自分の影を見る」',
  ],
  浪: ['Wave', '波'],
  影子: ['Shadow', '影'],
  该做什么: ['What to do', 'すること'],
  变长: ['grows', '伸びる'],
  等: ['Wait', '待つ'],
  缩短: ['shortens', '縮む'],
  '转舵，三十度': ['Turn the wheel by thirty degrees', '舵を三十度切る'],
  如果错过了第四次浪: ['If you have missed the fourth wave', '四つ目の波を逃したら'],
  '不要追。让船自己转半圈，再从第一次数起；': [
    'Do not chase it. Let the boat turn half round by itself and count from one again; ',
    '追わないこと。船が自然に半周するのを待ち、最初から数え直す。',
  ],
  最多三次: ['after three times at most', '多くても三回'],
  '，雾会先散。': [' the fog will have lifted.', 'で、霧のほうが先に晴れる。'],
} as const;
