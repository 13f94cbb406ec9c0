import { useEffect, useRef } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { buttonClass } from '../button/index.ts';
import { Popover, type PopoverProps } from './index.ts';

/** Open at first. */
function Opened(props: Omit<PopoverProps, 'triggerClassName'>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('button')?.click();
  }, []);
  return (
    <div ref={root} style={{ minBlockSize: 176, alignSelf: 'start' }}>
      <Popover {...props} triggerClassName={buttonClass({ size: 's' })} />
    </div>
  );
}

export const popoverUsage = usage(
  {
    rules: { zh: '本轮规则', en: 'Rules', ja: 'ルール' },
    count: {
      zh: '数到第七次浪再转舵。数错了，重来一夜。',
      en: 'Count to the seventh wave, then turn. A wrong count costs a night.',
      ja: '七つ目の波で舵を切ります。数え違えたら一夜やり直し。',
    },
    leave: { zh: '注销账号', en: 'Delete account', ja: '退会' },
    sure: {
      zh: '注销之后不能恢复。确定要注销吗？',
      en: 'This cannot be undone. Delete the account?',
      ja: '元に戻せません。退会しますか？',
    },
    good: {
      zh: '按钮旁边的几句话，按别处就收起来。',
      en: 'A few words beside a button. A press elsewhere puts them away.',
      ja: 'ボタンのそばのひと言。よそを押せば閉じます。',
    },
    bad: {
      zh: '必须回答的话，手一滑就没了：用 Dialog。',
      en: 'A question that must be answered is gone after a slip. Use a Dialog.',
      ja: '答えが要る問いが、よそを押すと消えます。Dialog を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <Opened label={texts.rules} trigger={texts.rules}>
          {texts.count}
        </Opened>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <Opened label={texts.leave} trigger={texts.leave}>
          {texts.sure}
        </Opened>
      ),
    },
  }),
);
