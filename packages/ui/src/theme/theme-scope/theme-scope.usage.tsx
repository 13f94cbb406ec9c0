import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ThemeScope } from './index.ts';

export const themeScopeUsage = usage(
  {
    mint: { zh: '跟薄荷聊聊', en: 'Talk to Mint', ja: 'ミントと話す' },
    save: { zh: '保存', en: 'Save', ja: '保存' },
    send: { zh: '发送', en: 'Send', ja: '送信' },
    leave: { zh: '退出', en: 'Leave', ja: '退出' },
    good: {
      zh: '颜色是薄荷的：看到它就知道是谁。',
      en: 'The colour is that of Mint, who is known by it.',
      ja: '色はミントのもの。見れば誰かわかります。',
    },
    bad: {
      zh: '三个按钮三种颜色，谁也不代表：颜色成了花样。',
      en: 'Three buttons in three colours that belong to nobody: decoration.',
      ja: '三つのボタンに三つの色。誰の色でもない、ただの飾りです。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <ThemeScope hue={155}>
          <Button tone="accent">{texts.mint}</Button>
        </ThemeScope>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: [
        { hue: 15, label: texts.save },
        { hue: 190, label: texts.send },
        { hue: 300, label: texts.leave },
      ].map(({ hue, label }) => (
        <ThemeScope key={hue} hue={hue}>
          <Button tone="accent">{label}</Button>
        </ThemeScope>
      )),
    },
  }),
);
