import { storyTexts } from '../../internal/testing/story-texts.ts';

export const messageListTexts = storyTexts({
  chime: { zh: '九声', en: 'Chime', ja: 'クオン' },
  youAgainWhichBell: {
    zh: '又是你。今晚打哪口钟？',
    en: 'You again. Which bell is it tonight?',
    ja: 'またきみか。今夜はどの鐘？',
  },
  youAgain: { zh: '又是你。', en: 'You again.', ja: 'またきみか。' },
  whichBellTonight: { zh: '今晚打哪口钟？', en: 'Which bell is it tonight?', ja: '今夜はどの鐘？' },
  thirdIHaveBeen: {
    zh: '第三口，卡两天了',
    en: 'The third. I have been stuck for two days',
    ja: '三つ目。もう二日つまってる',
  },
  forThirdBellHeavy: {
    zh: '第三口钟的重击不看它的手，看它脚下的影子：影子先收，半拍之后锤子才落。\n\n你现在是不是看见抬手就滚？滚早了，正好滚进锤子底下。',
    en: 'For the third bell’s heavy blow, do not watch the hand, watch the shadow under its feet: the shadow pulls in first, and the hammer falls half a beat later.\n\nYou roll as soon as the arm goes up, don’t you? Too early. That rolls you right under the hammer.',
    ja: '三つ目の鐘の大振りは、手ではなく足もとの影を見る。先に影が縮んで、半拍おいてハンマーが落ちる。\n\nいま、腕が上がったのを見てすぐ転がっていない？ 早すぎて、ちょうど真下に転がりこんでるんだ。',
  },
  thirdBellWatchShadow: {
    zh: '第三口钟：看影子，不看手',
    en: 'Third Bell: watch the shadow, not the hand',
    ja: '三つ目の鐘：手ではなく影を見る',
  },
  windUpRecoveryHalf: {
    zh: '前摇、后摇与半拍',
    en: 'Wind-up, recovery and half a beat',
    ja: '予備動作と硬直、そして半拍',
  },
  youAreRightWhen: {
    zh: '还真是。那什么时候能还手？',
    en: 'You are right. And when can I hit back?',
    ja: 'ほんとだ。じゃあ、いつ反撃できる？',
  },
  momentHammerLands: {
    zh: '锤子落地那一下。',
    en: 'The moment the hammer lands.',
    ja: 'ハンマーが地面に落ちた瞬間。',
  },
  momentHammerLands2: {
    zh: '锤子落地那一下。\n\n',
    en: 'The moment the hammer lands.\n\n',
    ja: 'ハンマーが地面に落ちた瞬間。\n\n',
  },
  theMoment: { zh: '锤子', en: 'The moment ', ja: 'ハンマーが' },
  momentHammerLa: {
    zh: '锤子落地那一',
    en: 'The moment the hammer la',
    ja: 'ハンマーが地面に落ち',
  },
  timeForOneCut: {
    zh: '只够砍一刀，别贪。',
    en: 'Time for one cut. Don’t be greedy.',
    ja: '入るのは一太刀だけ。欲張らないで。',
  },
  thereYouAre: { zh: '来啦。', en: 'There you are.', ja: '来たね。' },
  countToThree: { zh: '数到三。', en: 'Count to three.', ja: '三つ数えて。' },
  letMeTry: { zh: '试试', en: 'Let me try', ja: 'やってみる' },
  onceMore: { zh: '再试一次', en: 'Once more', ja: 'もう一度' },
  saySomethingToChime: {
    zh: '跟九声说点什么',
    en: 'Say something to Chime',
    ja: 'クオンに話しかける',
  },
  numberN: { zh: '第 {n} 句。', en: 'Number {n}. ', ja: '{n}番目。' },
  bellComesThroughFog: {
    zh: '钟声隔着雾传过来，一下，又一下。',
    en: 'The bell comes through the fog, once, and once again. ',
    ja: '霧のむこうから鐘の音が、ひとつ、またひとつ。',
  },
  theyHaveCome: { zh: '到了', en: 'They have come', ja: '届いた' },
  speak: { zh: '说', en: 'Speak', ja: '話す' },
  think: { zh: '想', en: 'Think', ja: '考える' },
  next: { zh: '下一步', en: 'Next', ja: '次へ' },
  again: { zh: '再画一次', en: 'Draw again', ja: '描き直す' },
});
