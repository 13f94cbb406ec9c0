import { usage } from '../../internal/testing/usage.tsx';
import { Breadcrumb } from './index.ts';

export const breadcrumbUsage = usage(
  {
    library: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
    game: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
    article: { zh: '第二根桅杆怎么找', en: 'Finding the second mast', ja: '二本目の帆柱の探し方' },
    phone: { zh: '填手机号', en: 'Phone number', ja: '電話番号' },
    code: { zh: '填验证码', en: 'Code', ja: '確認コード' },
    done: { zh: '完成', en: 'Done', ja: '完了' },
    good: {
      zh: '页面在目录里的位置，每一级都能点回去。',
      en: 'Where the page lies. Each step leads back up.',
      ja: 'ページの居場所。どの段からも上へ戻れます。',
    },
    bad: {
      zh: '办事的步骤不是位置：没做到的一步点了也去不了。',
      en: 'Steps of a task are no place, and a step to come cannot be visited.',
      ja: '手続きの順番は居場所ではなく、先の段へは飛べません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <Breadcrumb
          items={[
            { label: texts.library, href: '#library' },
            { label: texts.game, href: '#game' },
            { label: texts.article, href: '#article' },
          ]}
        />
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <Breadcrumb
          items={[
            { label: texts.phone, href: '#phone' },
            { label: texts.code, href: '#code' },
            { label: texts.done, href: '#done' },
          ]}
        />
      ),
    },
  }),
);
