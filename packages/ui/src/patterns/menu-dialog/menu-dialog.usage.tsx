import { languages } from '../../internal/testing/languages.ts';
import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { MenuDialog } from './index.ts';

const nothing = () => {};

export const menuDialogUsage = usage(
  {
    home: { zh: '首页', en: 'Home', ja: 'ホーム' },
    companions: { zh: '游戏伙伴', en: 'Companions', ja: 'ゲームの相棒' },
    library: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
    running: { zh: '只看进行中', en: 'Only those on now', ja: '開催中だけ' },
    ended: { zh: '也看已结束', en: 'Also those that ended', ja: '終了も見る' },
    apply: { zh: '看结果', en: 'Show', ja: '結果を見る' },
    good: {
      zh: '去哪里，用哪种语言：菜单里只有路。',
      en: 'Where to, and in which language: a menu holds ways.',
      ja: '行き先と言語。メニューにあるのは道だけ。',
    },
    bad: {
      zh: '筛选管的是这一页的列表，不是去处：用底部的 Dialog。',
      en: 'A filter belongs to the list of this page. Use a Dialog at the bottom.',
      ja: '絞り込みはこのページの一覧のもの。下から出る Dialog を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={420}>
          {(container) => (
            <MenuDialog
              open
              suspended
              container={container}
              onClose={nothing}
              items={[
                { label: texts.home, href: '#home' },
                { label: texts.companions, href: '#companions', current: true },
                { label: texts.library, href: '#library' },
              ]}
            >
              <LanguageSwitch current="zh" languages={languages} />
            </MenuDialog>
          )}
        </Miniature>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={420}>
          {(container) => (
            <MenuDialog
              open
              suspended
              container={container}
              onClose={nothing}
              items={[{ label: texts.home, href: '#home' }]}
            >
              <Checkbox defaultChecked>{texts.running}</Checkbox>
              <Checkbox>{texts.ended}</Checkbox>
              <Button tone="primary">{texts.apply}</Button>
            </MenuDialog>
          )}
        </Miniature>
      ),
    },
  }),
);
