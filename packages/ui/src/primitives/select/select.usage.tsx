import { usage } from '../../internal/testing/usage.tsx';
import { Select } from './index.ts';

export const selectUsage = usage(
  {
    province: { zh: '所在地区', en: 'Province', ja: '地域' },
    zhejiang: { zh: '浙江', en: 'Zhejiang', ja: '浙江' },
    sichuan: { zh: '四川', en: 'Sichuan', ja: '四川' },
    fujian: { zh: '福建', en: 'Fujian', ja: '福建' },
    yunnan: { zh: '云南', en: 'Yunnan', ja: '雲南' },
    shaanxi: { zh: '陕西', en: 'Shaanxi', ja: '陝西' },
    hubei: { zh: '湖北', en: 'Hubei', ja: '湖北' },
    theme: { zh: '主题', en: 'Theme', ja: 'テーマ' },
    night: { zh: '夜间', en: 'Night', ja: '夜' },
    day: { zh: '日间', en: 'Day', ja: '昼' },
    good: {
      zh: '选项多，又不必一直看着：收起来正好。',
      en: 'Many options that need not be seen all the time are folded away.',
      ja: '選択肢が多く、いつも見えている必要がないなら、たたんでおきます。',
    },
    bad: {
      zh: '只有两项还要先点开：用 SegmentedControl，一按就换。',
      en: 'Two options take two presses. With a SegmentedControl it is one.',
      ja: '二択なのに二回押すことになります。SegmentedControl なら一回です。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Select
          label={texts.province}
          options={[
            texts.zhejiang,
            texts.sichuan,
            texts.fujian,
            texts.yunnan,
            texts.shaanxi,
            texts.hubei,
          ].map((label, index) => ({ value: `${index}`, label }))}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Select
          label={texts.theme}
          options={[
            { value: 'night', label: texts.night },
            { value: 'day', label: texts.day },
          ]}
        />
      ),
    },
  }),
);
