import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { vars } from '../contract.css.ts';
import { accentPairs, controlPairs, textPairs } from '../contrast-pairs.ts';
import { day } from '../day.ts';
import { meanings } from '../meanings.ts';
import { elevation1, elevation2 } from '../mixins.ts';
import { night } from '../night.ts';
import { contrast, toCss } from '../oklch.ts';
import { scales } from '../scales.ts';
import type { Theme, ThemeColors } from '../tokens.ts';
import { heading } from '../type.css.ts';
import * as css from './foundations.css.ts';

const { duration, easing, fontSize, fontWeight, layer, radius } = scales;
/** As in the exported `space`. */
const space = { 0: '0', ...scales.space };

const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Section = ({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <section className={css.section}>
    <h2 className={css.title}>{title}</h2>
    {note !== undefined && <p className={css.note}>{note}</p>}
    {children}
  </section>
);

const entries = <T extends object>(object: T) =>
  Object.entries(object) as [keyof T & string, T[keyof T]][];

/** Both themes from their data. The page has the theme of the toolbar. */
const Palette = ({ theme }: { theme: Theme }) => (
  <ul className={css.swatches}>
    {entries(theme.color).map(([name, color]) => (
      <li key={name}>
        <div
          className={css.patch}
          style={{
            // Translucent colours are drawn on the page of their theme.
            background: `linear-gradient(${toCss(color)} 0 100%), ${toCss(theme.color.page)}`,
          }}
        />
        <div className={css.name}>
          {name} · {meanings.color[name]}
        </div>
        <div className={css.value}>{color.join(' ')}</div>
      </li>
    ))}
  </ul>
);

const ratio = (theme: Theme, color: keyof ThemeColors, ground: keyof ThemeColors) =>
  contrast(theme.color[color], theme.color[ground]).toFixed(1);

export const Colour: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Night"
        note="A dark room, a warm lamp, a screen. OKLCH: lightness, chroma, hue, opacity."
      >
        <Palette theme={night} />
      </Section>
      <Section title="Day" note="The same room with the curtains open.">
        <Palette theme={day} />
      </Section>
      <Section
        title="Contrast, measured"
        note="Text needs 4.5:1, edges of controls 3:1 (WCAG AA). The same table is a test."
      >
        <table className={css.table}>
          <thead>
            <tr>
              {['pair', 'needs', 'night', 'day'].map((label) => (
                <th key={label} scope="col" className={css.cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[
              ...textPairs.map((pair) => ({ ...pair, needs: 4.5 })),
              ...controlPairs.map((pair) => ({ ...pair, needs: 3 })),
            ].map(({ color, ground, needs }) => (
              <tr key={`${color} on ${ground}`}>
                <th scope="row" className={css.cell}>
                  {color} on {ground}
                </th>
                <td className={css.cell}>{needs}</td>
                <td className={css.cell}>{ratio(night, color, ground)}</td>
                <td className={css.cell}>{ratio(day, color, ground)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  ),
};

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

export const CompanionHue: Story = {
  render: () => (
    <div className={css.page}>
      {[night, day].map((theme) => (
        <Section
          key={theme.scheme}
          title={theme === night ? 'Night' : 'Day'}
          note="Lightness and chroma are the theme's, the hue is the companion's: contrast holds for all of them."
        >
          <div
            className={css.row}
            style={{ backgroundColor: toCss(theme.color.page), padding: 24 }}
          >
            {hues.map((hue) => (
              <div
                key={hue}
                style={{
                  inlineSize: 84,
                  padding: 10,
                  borderRadius: radius.m,
                  backgroundColor: toCss([...theme.accent.fill, hue]),
                  color: toCss(theme.color.onEmber),
                  fontWeight: fontWeight.strong,
                }}
              >
                {hue}°
              </div>
            ))}
          </div>
          <div
            className={css.row}
            style={{ backgroundColor: toCss(theme.color.page), padding: 24 }}
          >
            {hues.map((hue) => (
              <span key={hue} style={{ inlineSize: 84, color: toCss([...theme.accent.text, hue]) }}>
                伙伴 {hue}°
              </span>
            ))}
          </div>
          <p className={css.note}>
            Weakest of 360 hues:{' '}
            {accentPairs(theme)
              .map(({ name, pair }) => {
                const worst = Math.min(
                  ...Array.from({ length: 360 }, (_, hue) => contrast(...pair(hue))),
                );
                return `${name} ${worst.toFixed(1)}`;
              })
              .join(', ')}
          </p>
        </Section>
      ))}
    </div>
  ),
};

const samples = [
  {
    lang: 'zh-CN',
    title: '今晚，一起开一局。',
    prose:
      '灯塔不亮的时候，先找东边第二根桅杆。阿灯说：“老水手都这么走。”数到第七次浪，再转舵，船头会自己认得家。直骨海令返。',
  },
  {
    lang: 'ja',
    title: '今夜、いっしょに一局。',
    prose:
      '灯台が消えている夜は、東から二本目の帆柱をさがす。アトウは言う。「古い船乗りはみんなこう進む」七つ目の波を数えてから舵を切れば、舳先が家を思い出す。直骨海令返。',
  },
  {
    lang: 'en',
    title: 'Tonight, one more round.',
    prose:
      'When the lighthouse is dark, look for the second mast from the east. Old sailors go this way, says Adeng: count seven waves, then turn, and the bow remembers home.',
  },
];

export const Type: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Scale"
        note="Named by their px at a root of 16 px; in rem, so that the visitor's text size is followed."
      >
        {entries(fontSize).map(([name, size]) => (
          <div key={name} className={css.specimen}>
            <span className={css.value}>{name}</span>
            <span
              className={heading}
              style={{ fontSize: size, overflow: 'hidden', whiteSpace: 'nowrap' }}
            >
              伙伴 Companion 2026
            </span>
          </div>
        ))}
      </Section>
      <Section
        title="Three languages"
        note="Leading 1.75 for Hanzi and kana, 1.6 for Latin; the system's own face for each language, chosen by lang."
      >
        <div className={css.languages}>
          {samples.map(({ lang, title, prose }) => (
            <div key={lang} lang={lang} className={css.page} style={{ padding: 0, gap: 16 }}>
              <h3 className={heading} style={{ fontSize: fontSize[36] }}>
                {title}
              </h3>
              <p style={{ margin: 0, maxInlineSize: '36em' }}>{prose}</p>
            </div>
          ))}
        </div>
      </Section>
    </div>
  ),
};

export const SpaceAndShape: Story = {
  render: () => (
    <div className={css.page}>
      <Section title="Space" note="Steps of 4 px.">
        {entries(space).map(([name, size]) => (
          <div key={name} className={css.measureRow}>
            <span className={css.value}>
              {name} · {size}
            </span>
            <div className={css.bar} style={{ inlineSize: size }} />
          </div>
        ))}
      </Section>
      <Section title="Radius">
        <div className={css.row}>
          {entries(radius).map(([name, size]) => (
            <div key={name}>
              <div className={css.corner} style={{ borderRadius: size }} />
              <span className={css.value}>
                {name} · {size}
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Depth"
        note="Light comes from above: a lighter upper edge, a soft shadow below."
      >
        <div className={css.row}>
          {[
            ['elevation1', elevation1],
            ['elevation2', elevation2],
          ].map(([name, shadow]) => (
            <div key={name}>
              <div className={css.corner} style={{ borderRadius: radius.m, boxShadow: shadow }} />
              <span className={css.value}>{name}</span>
            </div>
          ))}
        </div>
      </Section>
    </div>
  ),
};

export const Motion: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Durations"
        note={`Rest on a track to play it. One easing, ${easing}; no motion for visitors who prefer less.`}
      >
        {entries(duration).map(([name, time]) => (
          <div key={name} className={css.measureRow}>
            <span className={css.value}>
              {name} · {time}
            </span>
            <button type="button" className={css.track} aria-label={`${name}, ${time}`}>
              <span
                className={css.runner}
                style={{ transition: `transform ${time} ${name === 'header' ? 'ease' : easing}` }}
              />
            </button>
          </div>
        ))}
      </Section>
    </div>
  ),
};

export const Layers: Story = {
  render: () => (
    <div className={css.page}>
      <Section title="Popup layers" note="From 2000, so that a host's own page stays below.">
        <div>
          {entries(layer)
            .toReversed()
            .map(([name, index]) => (
              <div key={name} className={css.sheet} style={{ boxShadow: elevation2 }}>
                <span className={css.name}>{name}</span>{' '}
                <span className={css.value} style={{ color: vars.color.muted }}>
                  {index}
                </span>
              </div>
            ))}
        </div>
      </Section>
    </div>
  ),
};
