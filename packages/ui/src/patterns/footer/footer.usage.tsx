import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { Footer } from './index.ts';

export const footerUsage = usage(
  {
    explore: { zh: '逛逛', en: 'Explore', ja: '見てまわる' },
    companions: { zh: '游戏伙伴', en: 'Companions', ja: 'ゲームの相棒' },
    library: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
    legal: { zh: '条款', en: 'Legal', ja: '規約' },
    terms: { zh: '用户协议', en: 'Terms', ja: '利用規約' },
    privacy: { zh: '隐私政策', en: 'Privacy', ja: 'プライバシー' },
    note: { zh: '© 2026 伙伴', en: '© 2026 Companion', ja: '© 2026 Companion' },
    story: { zh: '守灯人 · 第 2 章', en: 'The lamp keeper · chapter 2', ja: '灯守り・第二章' },
    good: {
      zh: '读完一页之后，接着能去的地方。',
      en: 'Where to go on after the end of a page.',
      ja: '読み終えたあとの行き先。',
    },
    bad: {
      zh: '聊天和故事占满一屏：页脚把说话的地方挤没了。',
      en: 'A talk or a story fills the window. A footer takes the room of the words.',
      ja: '会話や物語は画面いっぱい。フッターが言葉の場所を奪います。',
    },
  },
  (texts) => {
    const footer = (
      <Footer
        homeHref="#home"
        groups={[
          {
            title: texts.explore,
            links: [
              { label: texts.companions, href: '#companions' },
              { label: texts.library, href: '#library' },
            ],
          },
          {
            title: texts.legal,
            links: [
              { label: texts.terms, href: '#terms' },
              { label: texts.privacy, href: '#privacy' },
            ],
          },
        ]}
        note={texts.note}
      />
    );
    return {
      good: {
        why: texts.good,
        isWide: true,
        drawn: (
          <Miniature device="desktop" height={520}>
            {footer}
          </Miniature>
        ),
      },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: (
          <Miniature device="desktop" height={520}>
            <p style={{ margin: 32, fontSize: 32 }}>{texts.story}</p>
            {footer}
          </Miniature>
        ),
      },
    };
  },
);
