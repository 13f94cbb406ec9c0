import type { ReactNode } from 'react';
import { InPlace } from '../../internal/testing/in-place.tsx';
import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../button/index.ts';
import { MenuContent, MenuItem, MenuRoot, MenuSeparator, MenuTrigger } from './index.ts';

const Opened = ({ name, children }: { name: string; children: ReactNode }) => (
  <div style={{ minBlockSize: 190, alignSelf: 'start' }}>
    <InPlace>
      {(placed) => (
        <MenuRoot open>
          <MenuTrigger asChild>
            <Button size="s">{name}</Button>
          </MenuTrigger>
          <MenuContent {...placed}>{children}</MenuContent>
        </MenuRoot>
      )}
    </InPlace>
  </div>
);

export const menuUsage = usage(
  {
    more: { zh: '更多', en: 'More', ja: 'その他' },
    share: { zh: '分享', en: 'Share', ja: '共有' },
    rename: { zh: '改个名字', en: 'Rename', ja: '名前を変える' },
    forget: { zh: '删除对话', en: 'Delete the talk', ja: '会話を削除' },
    send: { zh: '发送', en: 'Send', ja: '送る' },
    now: { zh: '现在发', en: 'Send now', ja: '今すぐ送る' },
    good: {
      zh: '同一件东西上不常用的几个动作，收在一个按钮里。',
      en: 'A few acts on one thing that are seldom needed, behind one button.',
      ja: '一つのものへの、たまに使う操作を一つのボタンにまとめます。',
    },
    bad: {
      zh: '只有一个动作，还要多按一下：直接用 Button。',
      en: 'A single act costs a press more. Use a Button.',
      ja: '操作が一つだけなのに、一手間増えます。Button を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <Opened name={texts.more}>
          <MenuItem>{texts.share}</MenuItem>
          <MenuItem>{texts.rename}</MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger">{texts.forget}</MenuItem>
        </Opened>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <Opened name={texts.send}>
          <MenuItem>{texts.now}</MenuItem>
        </Opened>
      ),
    },
  }),
);
