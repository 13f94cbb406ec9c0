import { Logo } from '../../brand/logo/index.ts';
import { channels } from '../../internal/testing/channels.ts';
import { languages } from '../../internal/testing/languages.ts';
import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { ThemeSwitch } from '../theme-switch/index.ts';
import { DesktopHeader, type DesktopHeaderProps } from './index.ts';

const nothing = () => {};

export const desktopHeaderUsage = usage(
  {
    home: { zh: '首页', en: 'Home', ja: 'ホーム' },
    companions: { zh: '游戏伙伴', en: 'Companions', ja: 'ゲームの相棒' },
    library: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
    search: { zh: '搜索游戏', en: 'Find a game', ja: 'ゲーム検索' },
    keep: { zh: '收藏这篇', en: 'Keep this', ja: '保存' },
    print: { zh: '打印', en: 'Print', ja: '印刷' },
    good: {
      zh: '每一页都一样：去哪里、找什么、我是谁、用哪种语言。',
      en: 'The same on every page: where to, search, who I am, which language.',
      ja: 'どのページでも同じ。行き先、検索、自分、言語。',
    },
    bad: {
      zh: '这一页才有的按钮挤进页头，换一页就不见了：放在它管的内容旁边。',
      en: 'Acts of one page crowd the header and are gone on the next. Put them beside what they act on.',
      ja: 'このページだけの操作は次で消えます。操作する内容のそばに置きます。',
    },
  },
  (texts) => {
    const header: DesktopHeaderProps = {
      items: [
        { label: texts.home, href: '#home' },
        { label: texts.companions, href: '#companions', current: true },
        { label: texts.library, href: '#library' },
      ],
      session: { state: 'out' },
      social: channels,
      search: { placeholder: texts.search, onSearch: nothing },
      logo: <Logo href="#home" />,
      profileHref: '#profile',
      onLogin: nothing,
    };
    const drawn = (actions: DesktopHeaderProps['actions']) => (
      <Miniature device="desktop" height={320}>
        <DesktopHeader {...header} actions={actions} />
      </Miniature>
    );
    return {
      good: {
        why: texts.good,
        isWide: true,
        drawn: drawn(
          <>
            <LanguageSwitch kind="menu" current="zh" languages={languages} />
            <ThemeSwitch onToggle={nothing} />
          </>,
        ),
      },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: drawn(
          <>
            <Button size="s">{texts.keep}</Button>
            <Button size="s">{texts.print}</Button>
          </>,
        ),
      },
    };
  },
);
