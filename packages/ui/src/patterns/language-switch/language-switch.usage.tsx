import { languages } from '../../internal/testing/languages.ts';
import { usage } from '../../internal/testing/usage.tsx';
import { LanguageSwitch } from './index.ts';

const words: Readonly<Record<string, string>> = { zh: '汉', en: '英', ja: '日' };

export const languageSwitchUsage = usage(
  {
    good: {
      zh: '每种语言用自己的名字，看不懂这页的人也找得到。',
      en: 'Each language by its own name, so that it is found by whoever cannot read this page.',
      ja: 'どの言語もその言語の名前で。このページが読めない人にも見つかります。',
    },
    bad: {
      zh: '用中文的简称：只有懂中文的人知道哪个是自己的。',
      en: 'Chinese short names help only those who read Chinese.',
      ja: '中国語の略称では、中国語が読める人にしかわかりません。',
    },
  },
  (texts) => ({
    good: { why: texts.good, drawn: <LanguageSwitch current="zh" languages={languages} /> },
    bad: {
      why: texts.bad,
      drawn: (
        <LanguageSwitch
          current="zh"
          languages={languages.map(({ code, href }) => ({
            code,
            href,
            lang: 'zh-CN',
            name: words[code] ?? code,
          }))}
        />
      ),
    },
  }),
);
