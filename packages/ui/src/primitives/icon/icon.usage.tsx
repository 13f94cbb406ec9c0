import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../button/index.ts';
import { Download, Globe, Moon, Play, Search, Sun } from './index.ts';

export const iconUsage = usage(
  {
    download: { zh: '下载', en: 'Download', ja: 'ダウンロード' },
    search: { zh: '搜索', en: 'Search', ja: '検索' },
    line: {
      zh: '今晚，一起开一局',
      en: 'Let us play tonight',
      ja: '今夜、一局どう',
    },
    good: {
      zh: '一个图标，站在说明它的词前面。',
      en: 'One icon, before the word that says what it means.',
      ja: '意味を言う言葉の前に、一つだけ。',
    },
    bad: {
      zh: '拿来填空白：每一个都像能按，一个也不能。',
      en: 'Used to fill a gap: each looks like something to press, and none is.',
      ja: '余白を埋めるだけでは、どれも押せそうで押せません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <Button tone="primary">
            <Download size={18} />
            {texts.download}
          </Button>
          <Button iconOnly aria-label={texts.search}>
            <Search size={18} />
          </Button>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          <Moon size={32} />
          <Play size={32} />
          {texts.line}
          <Globe size={32} />
          <Sun size={32} />
        </>
      ),
    },
  }),
);
