import { storyTexts } from '../../internal/testing/story-texts.ts';

export const composerTexts = storyTexts({
  saySomethingToChime: {
    zh: '跟九声说点什么',
    en: 'Say something to Chime',
    ja: 'クオンに話しかける',
  },
  howDoIBeat: {
    zh: '第三口钟怎么打？',
    en: 'How do I beat the third bell?',
    ja: '三つ目の鐘、どうやって倒すの？',
  },
  iTriedThreeWays: {
    zh: '我试过三种办法：\n1. 一直绕背\n2. 硬吃一锤换两刀\n3. 等它自己累\n都不行',
    en: 'I tried three ways:\n1. always round its back\n2. take one hammer for two cuts\n3. wait until it gets tired\nNone of them works',
    ja: '三つの方法を試した。\n1. ずっと背後に回る\n2. 一撃もらって二太刀返す\n3. 疲れるのを待つ\nどれもだめだった',
  },
  bell: { zh: '钟', en: 'bell ', ja: '鐘' },
  wait: { zh: '等等', en: 'Wait', ja: '待って' },
});
