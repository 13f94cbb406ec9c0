import { usage } from '../../internal/testing/usage.tsx';
import { Tabs } from './index.ts';

export const tabsUsage = usage(
  {
    about: { zh: '关于阿灯', en: 'About Lumen', ja: 'アカリについて' },
    story: { zh: '生平', en: 'Story', ja: '生い立ち' },
    games: { zh: '游戏', en: 'Games', ja: 'ゲーム' },
    niche: {
      zh: '他原来是路边石龛里的一簇火。',
      en: 'A flame from a stone niche by the road.',
      ja: '道ばたの石の祠の火だった。',
    },
    ridge: { zh: '灯岭、星夜食堂', en: 'Lantern Ridge, Starlit Kitchen', ja: '灯火の嶺、星夜食堂' },
    removal: { zh: '注销账号', en: 'Remove the account', ja: 'アカウントの削除' },
    first: { zh: '一、验证', en: '1. Verify', ja: '1. 確認' },
    second: { zh: '二、确认', en: '2. Confirm', ja: '2. 同意' },
    code: {
      zh: '输入收到的验证码。',
      en: 'Enter the code you received.',
      ja: '届いたコードを入力。',
    },
    sure: { zh: '确认要注销。', en: 'Confirm the removal.', ja: '削除に同意。' },
    good: {
      zh: '同一件事的几个部分，先看哪个都行。',
      en: 'Parts of one thing, to be read in any order.',
      ja: '一つのものの各部分。どれから読んでもかまいません。',
    },
    bad: {
      zh: '有先后的步骤：标签页会让人跳过第一步。',
      en: 'Steps have an order. Tabs let people skip the first one.',
      ja: '順序のある手順です。タブだと最初の手順を飛ばせてしまいます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Tabs
          label={texts.about}
          tabs={[
            { value: 'story', label: texts.story, content: texts.niche },
            { value: 'games', label: texts.games, content: texts.ridge },
          ]}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Tabs
          label={texts.removal}
          tabs={[
            { value: 'first', label: texts.first, content: texts.code },
            { value: 'second', label: texts.second, content: texts.sure },
          ]}
        />
      ),
    },
  }),
);
