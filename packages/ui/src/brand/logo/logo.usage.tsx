import { usage } from '../../internal/testing/usage.tsx';
import { Sprite } from '../sprite/index.ts';
import { Logo, ourCompanion } from './index.ts';

export const logoUsage = usage(
  {
    welcome: { zh: '今晚，一起开一局', en: 'Let us play tonight', ja: '今夜、一局どう' },
    good: {
      zh: '页头一个，回首页；页面里要同一个伙伴，就画它本人。',
      en: 'One in the header, the way home. In the page the companion itself is drawn.',
      ja: 'ヘッダーに一つ、ホームへの道。ページの中では相棒そのものを描きます。',
    },
    bad: {
      zh: '拿标志当插画：它不会动，按下去还会离开这一页。',
      en: 'A logo as a picture does not move, and a press on it leaves the page.',
      ja: 'ロゴを挿絵にすると動かず、押せばページを離れます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <Logo href="#home" />
          <Sprite {...ourCompanion} size={96} />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.welcome}
          <span style={{ zoom: 1.6 }}>
            <Logo href="#home" />
          </span>
        </>
      ),
    },
  }),
);
