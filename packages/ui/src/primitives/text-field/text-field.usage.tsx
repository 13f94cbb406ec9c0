import { usage } from '../../internal/testing/usage.tsx';
import { TextField } from './index.ts';

export const textFieldUsage = usage(
  {
    name: { zh: '昵称', en: 'Nickname', ja: 'ニックネーム' },
    hint: { zh: '伙伴会这样叫你', en: 'Companions call you by it', ja: '相棒がこう呼びます' },
    typed: { zh: '小满', en: 'Robin', ja: 'みちる' },
    good: {
      zh: '名称一直在框上，提示说清它的用处。',
      en: 'The label stays above the field, and the hint says what it is for.',
      ja: 'ラベルは欄の上に残り、ヒントが使いみちを伝えます。',
    },
    bad: {
      zh: '名称只写在占位文字里，一输入就看不见要填什么了。',
      en: 'The label is only a placeholder: after the first letter nobody sees what to enter.',
      ja: 'ラベルがプレースホルダーだけだと、入力した途端に何の欄かわからなくなります。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: <TextField label={texts.name} hint={texts.hint} defaultValue={texts.typed} />,
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <TextField
          label={texts.name}
          labelHidden
          placeholder={texts.name}
          defaultValue={texts.typed}
        />
      ),
    },
  }),
);
