import { usage } from '../../internal/testing/usage.tsx';
import { TextLink } from '../link/index.ts';
import { Prose } from './index.ts';

export const proseUsage = usage(
  {
    title: { zh: '先找第二根桅杆', en: 'Find the second mast', ja: 'まず二本目の帆柱' },
    text: {
      zh: '灯塔不亮的时候，先找东边第二根桅杆，再数到第七次浪。',
      en: 'When the lighthouse is dark, look for the second mast to the east. Then count to the seventh wave.',
      ja: '灯台が消えている夜は、東から二本目の帆柱をさがし、七つ目の波まで数えます。',
    },
    profile: { zh: '我的', en: 'Profile', ja: 'マイページ' },
    terms: { zh: '用户协议', en: 'Terms', ja: '利用規約' },
    privacy: { zh: '隐私政策', en: 'Privacy', ja: 'プライバシー' },
    good: {
      zh: '从头读到尾的文章：标题、段落、列表都有了样子。',
      en: 'A text to read from top to bottom: headings, paragraphs and lists are dressed.',
      ja: '頭から終わりまで読む文章。見出しも段落も一覧も整います。',
    },
    bad: {
      zh: '一排去处不是文章：间距和下划线都成了正文的。',
      en: 'A row of links is no text, but it is spaced and underlined like one.',
      ja: '行き先の並びは文章ではないのに、本文の字間と下線が付きます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Prose>
          <h2>{texts.title}</h2>
          <p>{texts.text}</p>
        </Prose>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Prose>
          <p>
            <TextLink href="#profile">{texts.profile}</TextLink>
          </p>
          <p>
            <TextLink href="#terms">{texts.terms}</TextLink>
          </p>
          <p>
            <TextLink href="#privacy">{texts.privacy}</TextLink>
          </p>
        </Prose>
      ),
    },
  }),
);
