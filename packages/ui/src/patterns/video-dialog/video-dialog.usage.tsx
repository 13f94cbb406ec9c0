import { useState } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Play } from '../../primitives/icon/index.ts';
import { LinkButton } from '../../primitives/link/index.ts';
import { VideoDialog } from './index.ts';

/** A video that never comes: no network, no error. A browser opens its address once. */
const nothing = () => URL.createObjectURL(new MediaSource());

function Film({ label, icon }: { label: string; icon: boolean }) {
  const [open, setOpen] = useState(false);
  const [src, setSrc] = useState('');
  const show = () => {
    setSrc(nothing());
    setOpen(true);
  };
  return (
    <>
      <Button onClick={show}>
        {icon && <Play size={18} />}
        {label}
      </Button>
      <VideoDialog open={open} onClose={() => setOpen(false)} title={label} src={src} />
    </>
  );
}

export const videoDialogUsage = usage(
  {
    watch: { zh: '看两分钟介绍', en: 'Watch two minutes', ja: '二分の紹介を見る' },
    more: { zh: '了解更多', en: 'Learn more', ja: '詳しく' },
    start: { zh: '开始聊天', en: 'Start talking', ja: '話しはじめる' },
    good: {
      zh: '按钮先说清楚会放一段有声的片子，多长。',
      en: 'The button says that a film plays, and how long it is.',
      ja: '映像が流れること、長さを、ボタンが先に言います。',
    },
    bad: {
      zh: '以为会去一个页面，耳机里却突然响了。',
      en: 'Somebody expects a page, and hears a film.',
      ja: 'ページへ行くつもりが、急に音が鳴ります。',
    },
  },
  (texts) => ({
    good: { why: texts.good, drawn: <Film label={texts.watch} icon /> },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          <LinkButton href="#chat" tone="primary">
            {texts.start}
          </LinkButton>
          <Film label={texts.more} icon={false} />
        </>
      ),
    },
  }),
);
