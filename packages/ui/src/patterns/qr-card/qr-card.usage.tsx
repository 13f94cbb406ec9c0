import { usage } from '../../internal/testing/usage.tsx';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { QrCard } from './index.ts';

export const qrCardUsage = usage(
  {
    group: { zh: 'QQ 群 628114075', en: 'QQ group 628114075', ja: 'QQ グループ 628114075' },
    scan: { zh: 'QQ 群的二维码', en: 'QR code of the QQ group', ja: 'QQ グループの QR コード' },
    good: {
      zh: '旁边还有号码：扫不了的人抄一下就进群。',
      en: 'The number beside it is for whoever cannot scan.',
      ja: '横の番号があれば、読み取れない人も入れます。',
    },
    bad: {
      zh: '只有一个码：没带手机、看不见的人都进不来。',
      en: 'The code alone shuts out whoever has no phone at hand or does not see it.',
      ja: 'コードだけでは、手元に端末がない人も見えない人も入れません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <QrCard value="https://qq.example/g/628114075" label={texts.scan} />
          <span>
            {texts.group} <CopyButton value="628114075" />
          </span>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: <QrCard value="https://qq.example/g/628114075" label={texts.scan} />,
    },
  }),
);
