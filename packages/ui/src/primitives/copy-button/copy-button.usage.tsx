import { usage } from '../../internal/testing/usage.tsx';
import { CopyButton } from './index.ts';

export const copyButtonUsage = usage(
  {
    group: { zh: 'QQ 群 628114075', en: 'QQ group 628114075', ja: 'QQ グループ 628114075' },
    site: { zh: '招聘网页', en: 'Jobs', ja: '採用ページ' },
    good: {
      zh: '要填到别处的号码，看得见，也抄得走。',
      en: 'A number for elsewhere: seen, and copied with one press.',
      ja: 'よそで使う番号。目で見えて、一押しで写せます。',
    },
    bad: {
      zh: '能直接去的地方，何必先抄地址：用 TextLink。',
      en: 'A place to go to needs no copy. Use a TextLink.',
      ja: 'そのまま行ける先は、写すより TextLink にします。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          {texts.group}
          <CopyButton value="628114075" />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.site}
          <CopyButton value="https://jobs.example" />
        </>
      ),
    },
  }),
);
