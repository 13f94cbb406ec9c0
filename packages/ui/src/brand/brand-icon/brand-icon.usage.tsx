import { usage } from '../../internal/testing/usage.tsx';
import { LinkButton } from '../../primitives/link/index.ts';
import { BrandIcon } from './index.ts';

export const brandIconUsage = usage(
  {
    group: { zh: '加入 QQ 群', en: 'Join the QQ group', ja: 'QQ グループに入る' },
    follow: { zh: '到处都能找到我们', en: 'Find us everywhere', ja: 'どこでも会えます' },
    good: {
      zh: '在通往那个频道的控件上，旁边有名字。',
      en: 'On a control that leads to the channel, beside its name.',
      ja: 'その先へ行く操作の上に、名前と一緒に。',
    },
    bad: {
      zh: '一排不能按的标志：看着像入口，哪儿也去不了。',
      en: 'A row of marks that lead nowhere, although they look as if they did.',
      ja: '入口に見えて、どこへも行けない印の列です。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <LinkButton href="#qq">
          <BrandIcon brand="qq" />
          {texts.group}
        </LinkButton>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.follow}
          <BrandIcon brand="qq" size={28} />
          <BrandIcon brand="wechat" size={28} />
        </>
      ),
    },
  }),
);
