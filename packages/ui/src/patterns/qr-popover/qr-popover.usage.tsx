import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { QrPopover } from './index.ts';

export const qrPopoverUsage = usage(
  {
    group: { zh: 'QQ 群', en: 'QQ group', ja: 'QQ グループ' },
    onDesktop: { zh: '电脑上', en: 'On a desktop', ja: 'パソコン' },
    onPhone: { zh: '手机上', en: 'On a phone', ja: 'スマホ' },
    good: {
      zh: '在电脑上看到，用手机去。',
      en: 'Seen on a desktop, entered on a phone.',
      ja: 'パソコンで見て、スマホで入ります。',
    },
    bad: {
      zh: '手机扫不了自己的屏幕：放一个链接，或能抄的号码。',
      en: 'A phone cannot scan its own screen. Give a link, or a number to copy.',
      ja: '自分の画面は読み取れません。リンクか、写せる番号にします。',
    },
  },
  (texts) => {
    const channel = (
      <QrPopover
        name={texts.group}
        icon={<BrandIcon brand="qq" size={19} />}
        value="https://qq.example/g/628114075"
        fallback={{ kind: 'copy', text: '628114075' }}
      />
    );
    const bar = { display: 'flex', alignItems: 'center', gap: 16, margin: 24, fontSize: 20 };
    return {
      good: {
        why: texts.good,
        drawn: (
          <>
            {texts.onDesktop}
            {channel}
          </>
        ),
      },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: (
          <Miniature device="phone" height={200}>
            <div style={bar}>
              {texts.onPhone}
              {channel}
            </div>
          </Miniature>
        ),
      },
    };
  },
);
