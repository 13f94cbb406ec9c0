/** What the stories say, in English and in Japanese. */
export const composerWords = {
  跟九声说点什么: ['Say something to Chime', 'クオンに話しかける'],
  '第三口钟怎么打？': ['How do I beat the third bell?', '三つ目の鐘、どうやって倒すの？'],
  '我试过三种办法：\n1. 一直绕背\n2. 硬吃一锤换两刀\n3. 等它自己累\n都不行': [
    'I tried three ways:\n1. always round its back\n2. take one hammer for two cuts\n3. wait until it gets tired\nNone of them works',
    '三つの方法を試した。\n1. ずっと背後に回る\n2. 一撃もらって二太刀返す\n3. 疲れるのを待つ\nどれもだめだった',
  ],
  钟: ['bell ', '鐘'],
  等等: ['Wait', '待って'],
} as const;
