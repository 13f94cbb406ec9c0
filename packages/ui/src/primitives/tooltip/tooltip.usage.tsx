import { useEffect, useRef } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../button/index.ts';
import { Play } from '../icon/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tooltip } from './index.ts';

/** Shows its words as for a pointer. */
function Hovered({ name, text }: { name: string; text: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = root.current?.querySelector('button');
    button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }, []);
  return (
    <div ref={root} style={{ paddingBlockStart: 40 }}>
      <Tooltip text={text}>
        {(described) => (
          <Button iconOnly aria-label={name} {...described}>
            <Play size={18} />
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

export const tooltipUsage = usage(
  {
    play: { zh: '播放', en: 'Play', ja: '再生' },
    about: { zh: '两分钟介绍', en: 'Two minutes about us', ja: '二分の紹介' },
    phone: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
    help: { zh: '格式', en: 'Format', ja: '形式' },
    format: { zh: '只能填 11 位的号码', en: '11 digits only', ja: '11 桁のみ' },
    good: {
      zh: '没看到也不碍事的一句补充。',
      en: 'A help that nobody depends on.',
      ja: '見なくても困らない、ひと言の補足。',
    },
    bad: {
      zh: '填对所必需的话，手指看不到：写在 TextField 下面。',
      en: 'What is needed to fill the field in is never seen by a finger. Write it below the TextField.',
      ja: '入力に要る説明が、指の人には見えません。TextField の下に書きます。',
    },
  },
  (texts) => ({
    good: { why: texts.good, drawn: <Hovered name={texts.play} text={texts.about} /> },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <TextField label={texts.phone} defaultValue="1380013" />
          <Hovered name={texts.help} text={texts.format} />
        </>
      ),
    },
  }),
);
