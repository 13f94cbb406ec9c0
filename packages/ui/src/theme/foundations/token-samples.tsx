import type { ReactNode } from 'react';
import { toCss } from '../oklch.ts';
import { scales } from '../scales.ts';
import type { Theme } from '../tokens.ts';
import type { TokenGroup } from './token-rows.ts';
import * as css from './token-table.css.ts';

export interface Token {
  /** As in `vars`: `color.ember`. */
  name: string;
  value: string;
  /** Theme that the value is of. */
  theme: Theme;
}

const hanzi = <span lang="zh-CN">今晚，一起开一局。</span>;
const letters: Readonly<Record<string, ReactNode>> = {
  'font.latin': <span lang="en">Companion 2026</span>,
  'font.chinese': hanzi,
  'font.japanese': <span lang="ja">今夜、いっしょに一局。</span>,
};

/** Translucent colours are drawn on the page of their theme. */
const Swatch = ({ value, theme }: Token) => (
  <span
    className={css.swatch}
    style={{ background: `linear-gradient(${value} 0 100%), ${toCss(theme.color.page)}` }}
  />
);

/** A tone in every hue. */
const Hues = ({ value }: { value: string }) => (
  <span
    className={css.hues}
    style={{
      background: `linear-gradient(to right in oklch longer hue, oklch(${value} 0), oklch(${value} 360))`,
    }}
  />
);

/** Moves while it is pointed at or has the focus. */
const Track = ({ name, value }: Token) => (
  <button type="button" className={css.track} aria-label={`Play ${name}`}>
    <span
      className={css.runner}
      style={{
        transitionDuration: value,
        // The header's transition is that of spec §4.
        transitionTimingFunction: name === 'duration.header' ? 'ease' : scales.easing,
      }}
    />
  </button>
);

function Curve({ value }: Token) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <svg className={css.curve} viewBox="0 0 1 1" aria-hidden="true">
      <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
    </svg>
  );
}

/** What a value looks like, for groups whose numbers alone do not say it. */
export const samples: Partial<Record<TokenGroup, (token: Token) => ReactNode>> = {
  color: Swatch,
  accent: Swatch,
  tone: ({ name, value }) => name !== 'tone.lightAlpha' && <Hues value={value} />,
  space: ({ value }) => <span className={css.bar} style={{ inlineSize: value }} />,
  control: ({ value }) => <span className={css.control} style={{ blockSize: value }} />,
  radius: ({ value }) => <span className={css.corner} style={{ borderRadius: value }} />,
  font: ({ name, value }) => (
    <span className={css.face} style={{ fontFamily: value }}>
      {letters[name]}
    </span>
  ),
  fontSize: ({ value }) => (
    <span className={css.size} style={{ fontSize: value }}>
      伴 Aa
    </span>
  ),
  fontWeight: ({ value }) => (
    <span className={css.weight} style={{ fontWeight: value }}>
      伙伴 Companion
    </span>
  ),
  leading: ({ value }) => (
    <span className={css.lines} style={{ lineHeight: value }}>
      {hanzi}
      <br />
      <span lang="en">Tonight, one more round.</span>
    </span>
  ),
  duration: Track,
  easing: Curve,
};
