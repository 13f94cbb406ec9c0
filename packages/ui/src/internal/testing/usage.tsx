import { type ReactNode, useState } from 'react';
import { Check, X } from '../../primitives/icon/index.ts';
import { classNames } from '../class-names.ts';
import { manyTimes } from './both-themes.tsx';
import { storyTexts } from './story-texts.ts';
import * as css from './usage.css.ts';

type Languages = Readonly<Record<'zh' | 'en' | 'ja', string>>;

interface Example {
  drawn: ReactNode;
  /** One sentence. */
  why: string;
  /** As wide as its frame. Default: in a centred row. */
  isWide?: boolean;
}

const verdicts = {
  verdictGood: { zh: '这样用', en: 'Do', ja: '良い例' },
  verdictBad: { zh: '别这样用', en: 'Don’t', ja: '避けたい例' },
};

function Frame({
  isGood,
  verdict,
  drawn,
  why,
  isWide,
}: Example & { isGood: boolean; verdict: string }) {
  const Mark = isGood ? Check : X;
  return (
    <figure className={css.figure}>
      <div className={isWide ? css.wide : css.drawn}>{drawn}</div>
      <figcaption className={css.caption}>
        <span className={isGood ? css.good : css.bad}>
          <Mark size={18} />
          {verdict}
        </span>
        {why}
      </figcaption>
    </figure>
  );
}

interface MiniatureProps {
  /** Width of the drawn window: 1200 or 390 px. */
  device: 'desktop' | 'phone';
  /** Height of the drawn window, px. */
  height: number;
  /** A function gets the window, for what is rendered into a `container`. */
  children: ReactNode | ((container: HTMLElement) => ReactNode);
}

/** A small window. What is fixed to a window stays in it, and what locks the page does not lock the story. */
export function Miniature({ device, height, children }: MiniatureProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div className={css.miniature}>
      <style>{'html, body { overflow: auto !important }'}</style>
      <div
        ref={setContainer}
        className={classNames(css.window, css.devices[device])}
        style={{ blockSize: height }}
        data-miniature
      >
        {typeof children === 'function' ? container && children(container) : children}
      </div>
    </div>
  );
}

/**
 * A good and a bad use of a component, side by side: the parts of a story. `draw` gets the Chinese texts; the toolbar's
 * language replaces them.
 */
export function usage<Key extends string>(
  table: Readonly<Record<Key, Languages>>,
  draw: (texts: Readonly<Record<Key, string>>) => Record<'good' | 'bad', Example>,
) {
  const texts = storyTexts<Record<string, Languages>>({ ...table, ...verdicts });
  const { good, bad } = draw(texts.zh as Readonly<Record<Key, string>>);
  return {
    // Miniatures have small targets. axe checks these components in their own stories.
    parameters: { texts, a11y: { ...manyTimes.a11y, context: { exclude: ['[data-miniature]'] } } },
    render: () => (
      <div className={css.pair}>
        <Frame {...good} isGood verdict={verdicts.verdictGood.zh} />
        <Frame {...bad} isGood={false} verdict={verdicts.verdictBad.zh} />
      </div>
    ),
  };
}
