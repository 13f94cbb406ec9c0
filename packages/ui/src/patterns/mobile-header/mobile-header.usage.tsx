import { Logo } from '../../brand/logo/index.ts';
import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ChevronLeft } from '../../primitives/icon/index.ts';
import { MobileHeader, type MobileHeaderProps } from './index.ts';

const nothing = () => {};

export const mobileHeaderUsage = usage(
  {
    home: { zh: '首页', en: 'Home', ja: 'ホーム' },
    search: { zh: '游戏知识搜索', en: 'Search guides', ja: '攻略を検索' },
    back: { zh: '返回', en: 'Back', ja: '戻る' },
    title: {
      zh: '第三口钟：听影子',
      en: 'The third bell: watch the shadow',
      ja: '三つ目の鐘は影を見る',
    },
    good: {
      zh: '标志、搜索、我、菜单；标题写在页面里。',
      en: 'Logo, search, login, menu. The title is in the page.',
      ja: 'ロゴ、検索、自分、メニュー。題はページの中に。',
    },
    bad: {
      zh: '自己画的返回占了标志的位置，手机本来就有返回。',
      en: 'A back button of its own takes the place of the logo. Every phone has one.',
      ja: '自前の戻るがロゴの場所を奪います。戻るは端末にあります。',
    },
  },
  (texts) => {
    const header = (logo: MobileHeaderProps['logo']) => (
      <Miniature device="phone" height={220}>
        <MobileHeader
          items={[{ label: texts.home, href: '#home' }]}
          session={{ state: 'out' }}
          search={{ placeholder: texts.search, onSearch: nothing }}
          logo={logo}
          profileHref="#profile"
          onLogin={nothing}
        />
        <p style={{ margin: 16, fontSize: 24 }}>{texts.title}</p>
      </Miniature>
    );
    return {
      good: { why: texts.good, isWide: true, drawn: header(<Logo href="#home" short />) },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: header(
          <Button iconOnly tone="quiet" aria-label={texts.back}>
            <ChevronLeft size={20} />
          </Button>,
        ),
      },
    };
  },
);
