import { usage } from '../../internal/testing/usage.tsx';
import { DownloadButton } from './index.ts';

export const downloadButtonUsage = usage(
  {
    windows: { zh: '下载 Windows 版', en: 'Get it for Windows', ja: 'Windows 版を入手' },
    size: {
      zh: 'Windows 10 起，286 MB',
      en: 'Windows 10 or newer, 286 MB',
      ja: 'Windows 10 以降、286 MB',
    },
    phone: { zh: '下载手机版', en: 'Get it for phones', ja: 'スマホ版を入手' },
    good: {
      zh: '一个最要紧的，写清是什么、装不装得下。',
      en: 'One main download, with what it is and whether it fits.',
      ja: '主役は一つ。何が入り、動くかまで書きます。',
    },
    bad: {
      zh: '两个都最亮，就没有哪个最要紧；也不说多大。',
      en: 'Where two are the brightest, none is the main one. Nor is the size given.',
      ja: '二つとも主役では、どちらも主役になりません。大きさも書いていません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <DownloadButton
            client="windows"
            label={texts.windows}
            note={texts.size}
            href="#windows"
          />
          <DownloadButton client="mobile" label={texts.phone} href="#phone" tone="outline" />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          <DownloadButton client="windows" label={texts.windows} href="#windows" />
          <DownloadButton client="mobile" label={texts.phone} href="#phone" />
        </>
      ),
    },
  }),
);
