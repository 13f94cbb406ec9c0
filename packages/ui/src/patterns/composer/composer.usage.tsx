import { useState } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { Composer } from './index.ts';

const nothing = () => {};

function Host({ placeholder, draft }: { placeholder: string; draft: string }) {
  const [value, setValue] = useState(draft);
  return (
    <Composer
      placeholder={placeholder}
      value={value}
      onValueChange={setValue}
      onSend={() => setValue('')}
      speaking={false}
      onStop={nothing}
    />
  );
}

export const composerUsage = usage(
  {
    chime: { zh: '跟九声说点什么', en: 'Say something to Chime', ja: '九声に話しかける' },
    draft: {
      zh: '第三口钟我总慢半拍',
      en: 'I am late for the third bell',
      ja: '三つ目の鐘でいつも遅れる',
    },
    name: { zh: '昵称', en: 'Nickname', ja: 'ニックネーム' },
    value: { zh: '守灯的人', en: 'Lamp keeper', ja: '灯守り' },
    good: {
      zh: '对一个伙伴说话，说完就发出去。',
      en: 'Words to a companion, sent at once.',
      ja: '相棒に話しかけ、そのまま送ります。',
    },
    bad: {
      zh: '表单里的一项不是一句话：用 TextField，跟表单一起交。',
      en: 'A part of a form is no message. Use a TextField, which is sent with the form.',
      ja: 'フォームの一項目は発言ではありません。TextField を使い、フォームと一緒に送ります。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: <Host placeholder={texts.chime} draft={texts.draft} />,
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: <Host placeholder={texts.name} draft={texts.value} />,
    },
  }),
);
