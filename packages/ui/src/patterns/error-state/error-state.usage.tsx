import { usage } from '../../internal/testing/usage.tsx';
import { TextField } from '../../primitives/text-field/index.ts';
import { ErrorState } from './index.ts';

const nothing = () => {};

export const errorStateUsage = usage(
  {
    lost: {
      zh: '攻略没取到，网络像是断了',
      en: 'The guides did not arrive. Is the network down?',
      ja: '攻略を取得できません。通信が切れたようです',
    },
    phone: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
    wrong: { zh: '手机号不对', en: 'The number is wrong', ja: '番号が違います' },
    good: {
      zh: '该有内容的地方没取到：说出缘由，当场能再试。',
      en: 'Stands where the content belongs: the reason, and another try.',
      ja: '内容のあるべき場所で、理由と再試行を示します。',
    },
    bad: {
      zh: '填错了再试多少次都一样：写在那一栏下面，说怎么改。',
      en: 'A wrong value stays wrong however often it is tried. Say below the field what to change.',
      ja: '入力の誤りは再試行しても直りません。欄の下に直し方を書きます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: <ErrorState message={texts.lost} onRetry={nothing} />,
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <TextField label={texts.phone} defaultValue="1380013" />
          <ErrorState message={texts.wrong} onRetry={nothing} />
        </>
      ),
    },
  }),
);
