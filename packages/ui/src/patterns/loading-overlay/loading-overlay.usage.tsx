import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { LoadingOverlay } from './index.ts';

/** The overlay at its start. */
export const held = { visibility: 'visible', animation: 'none' } as const;

export const loadingOverlayUsage = usage(
  {
    home: { zh: '今晚，一起开一局', en: 'Let us play tonight', ja: '今夜、一局どう' },
    library: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
    good: {
      zh: '第一次打开网站，五十毫秒，一盏灯，然后就是页面。',
      en: 'The first 50 ms of a visit: a lamp, then the page.',
      ja: '訪れた最初の 50 ミリ秒だけ。灯がともり、ページが現れます。',
    },
    bad: {
      zh: '换一页盖一次，是在闪；它也不会等内容：用 Skeleton。',
      en: 'On every change of page it flashes, and it waits for nothing. Use a Skeleton.',
      ja: 'ページを移るたびに覆うと、ちらつくだけ。内容も待ちません。Skeleton を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={240}>
          <p style={{ margin: 24, fontSize: 24 }}>{texts.home}</p>
          <LoadingOverlay style={held} />
        </Miniature>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={240}>
          <p style={{ margin: 24, fontSize: 24 }}>{texts.library}</p>
          <div style={{ position: 'absolute', inset: '72px 0 0', transform: 'translate(0)' }}>
            <LoadingOverlay style={held} />
          </div>
        </Miniature>
      ),
    },
  }),
);
