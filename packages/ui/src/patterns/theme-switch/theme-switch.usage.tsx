import { usage } from '../../internal/testing/usage.tsx';
import { ThemeSwitch } from './index.ts';

const nothing = () => {};

export const themeSwitchUsage = usage(
  {
    appearance: { zh: '外观', en: 'Appearance', ja: '外観' },
    quiet: { zh: '夜里不打扰', en: 'Quiet at night', ja: '夜間は通知しない' },
    good: {
      zh: '日和夜，按一下就换，图标是按下去会来的那个。',
      en: 'Day or night with one press. The picture is what comes.',
      ja: '昼と夜を一押しで。絵は次に来るほうです。',
    },
    bad: {
      zh: '月亮也像「勿扰」，可它换的是整个页面的颜色：别的开关用 Checkbox。',
      en: 'A moon may mean “quiet”, but this changes the colours of the page. Use a Checkbox.',
      ja: '月は「通知オフ」にも見えますが、変わるのはページの色です。Checkbox を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          {texts.appearance}
          <ThemeSwitch onToggle={nothing} />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.quiet}
          <ThemeSwitch onToggle={nothing} />
        </>
      ),
    },
  }),
);
