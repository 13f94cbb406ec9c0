import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Pictogram } from './index.ts';

export const pictogramUsage = usage(
  {
    lantern: { zh: '铜灯', en: 'Copper lantern', ja: '銅の灯籠' },
    save: { zh: '保存', en: 'Save', ja: '保存' },
    good: {
      zh: '游戏里的一件东西，画出来就认得。',
      en: 'A thing of a game, known by its picture.',
      ja: 'ゲームの中の物。絵で見分けられます。',
    },
    bad: {
      zh: '按钮上要的是记号，不是一件东西：用 Icon。',
      en: 'A button needs a sign, not a thing. Use an Icon.',
      ja: 'ボタンに要るのは物ではなく記号です。Icon を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <Pictogram name="lantern" size={72} />
          {texts.lantern}
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <Button>
          <Pictogram name="jug" size={20} />
          {texts.save}
        </Button>
      ),
    },
  }),
);
