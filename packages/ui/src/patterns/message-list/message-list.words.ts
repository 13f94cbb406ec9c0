/** What the stories say, in English and in Japanese. */
export const messageListWords = {
  九声: ['Chime', 'クオン'],
  '又是你。今晚打哪口钟？': ['You again. Which bell is it tonight?', 'またきみか。今夜はどの鐘？'],
  '又是你。': ['You again.', 'またきみか。'],
  '今晚打哪口钟？': ['Which bell is it tonight?', '今夜はどの鐘？'],
  '第三口，卡两天了': ['The third. I have been stuck for two days', '三つ目。もう二日つまってる'],
  '第三口钟的重击不看它的手，看它脚下的影子：影子先收，半拍之后锤子才落。\n\n你现在是不是看见抬手就滚？滚早了，正好滚进锤子底下。':
    [
      'For the third bell’s heavy blow, do not watch the hand, watch the shadow under its feet: the shadow pulls in first, and the hammer falls half a beat later.\n\nYou roll as soon as the arm goes up, don’t you? Too early. That rolls you right under the hammer.',
      '三つ目の鐘の大振りは、手ではなく足もとの影を見る。先に影が縮んで、半拍おいてハンマーが落ちる。\n\nいま、腕が上がったのを見てすぐ転がっていない？ 早すぎて、ちょうど真下に転がりこんでるんだ。',
    ],
  '第三口钟：看影子，不看手': [
    'Third Bell: watch the shadow, not the hand',
    '三つ目の鐘：手ではなく影を見る',
  ],
  '前摇、后摇与半拍': ['Wind-up, recovery and half a beat', '予備動作と硬直、そして半拍'],
  '还真是。那什么时候能还手？': [
    'You are right. And when can I hit back?',
    'ほんとだ。じゃあ、いつ反撃できる？',
  ],
  '锤子落地那一下。': ['The moment the hammer lands.', 'ハンマーが地面に落ちた瞬間。'],
  '锤子落地那一下。\n\n': ['The moment the hammer lands.\n\n', 'ハンマーが地面に落ちた瞬間。\n\n'],
  锤子: ['The moment ', 'ハンマーが'],
  锤子落地: ['The moment the hammer ', 'ハンマーが地面に'],
  锤子落地那一: ['The moment the hammer la', 'ハンマーが地面に落ち'],
  '只够砍一刀，别贪。': [
    'Time for one cut. Don’t be greedy.',
    '入るのは一太刀だけ。欲張らないで。',
  ],
  '来啦。': ['There you are.', '来たね。'],
  '数到三。': ['Count to three.', '三つ数えて。'],
  试试: ['Let me try', 'やってみる'],
  再试一次: ['Once more', 'もう一度'],
  跟九声说点什么: ['Say something to Chime', 'クオンに話しかける'],
  '第 {n} 句。': ['Number {n}. ', '{n}番目。'],
  '钟声隔着雾传过来，一下，又一下。': [
    'The bell comes through the fog, once, and once again. ',
    '霧のむこうから鐘の音が、ひとつ、またひとつ。',
  ],
  到了: ['They have come', '届いた'],
  说: ['Speak', '話す'],
  想: ['Think', '考える'],
  下一步: ['Next', '次へ'],
} as const;
