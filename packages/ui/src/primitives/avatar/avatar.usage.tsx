import { Sprite } from '../../brand/sprite/index.ts';
import { usage } from '../../internal/testing/usage.tsx';
import { Avatar } from './index.ts';

export const avatarUsage = usage(
  {
    person: { zh: '138****8000', en: '138****8000', ja: '138****8000' },
    companion: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
    good: {
      zh: '访客在圆框里，伙伴站在框外。',
      en: 'A visitor is in the round frame. A companion stands free.',
      ja: '丸枠は訪問者のもの。相棒は枠の外に立ちます。',
    },
    bad: {
      zh: '把伙伴关进头像框：它不动了，也认不出是谁。',
      en: 'A companion shut into the frame does not move, and is not recognised.',
      ja: '相棒を枠に閉じこめると、動かず、誰かもわかりません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <Sprite
            seed="a-deng"
            look={{ body: 'flame', held: 'lantern', material: 'flame' }}
            hue={62}
          />
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <Avatar seed="20260114" />
            {texts.person}
          </span>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Avatar seed="a-deng" size={64} />
          {texts.companion}
        </span>
      ),
    },
  }),
);
