import { useState } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { SearchCombobox } from './index.ts';

const nothing = () => {};

function Host({ placeholder, value: valueAtFirst }: { placeholder: string; value: string }) {
  const [value, setValue] = useState(valueAtFirst);
  return (
    <SearchCombobox
      placeholder={placeholder}
      value={value}
      onValueChange={setValue}
      suggestions={[]}
      onSearch={nothing}
      onPick={nothing}
    />
  );
}

export const searchComboboxUsage = usage(
  {
    search: { zh: '搜索游戏知识', en: 'Search guides', ja: '攻略を検索' },
    bell: { zh: '第三口钟', en: 'third bell', ja: '三つ目の鐘' },
    province: { zh: '所在地区', en: 'Province', ja: '地域' },
    zhejiang: { zh: '浙江', en: 'Zhejiang', ja: '浙江' },
    good: {
      zh: '搜索页的主角：写什么都可以，边写边有建议。',
      en: 'The main thing of a search page: any words, with suggestions while they are typed.',
      ja: '検索ページの主役。何を書いてもよく、書く間に候補が出ます。',
    },
    bad: {
      zh: '只能从几项里选，却让人打字：用 Select。',
      en: 'Somebody must type what can only be chosen. Use a Select.',
      ja: '選ぶしかないものを打たせています。Select を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: <Host placeholder={texts.search} value={texts.bell} />,
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: <Host placeholder={texts.province} value={texts.zhejiang} />,
    },
  }),
);
