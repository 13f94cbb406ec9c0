import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withClipboard } from '../../internal/testing/with-clipboard.ts';
import { contract } from '../contract.css.ts';
import { accentPairs, controlPairs, EDGE_RATIO, TEXT_RATIO, textPairs } from '../contrast-pairs.ts';
import { day } from '../day.ts';
import { elevation1, elevation2 } from '../mixins.ts';
import { night } from '../night.ts';
import { contrast, toCss } from '../oklch.ts';
import { scales } from '../scales.ts';
import type { Theme, ThemeColors } from '../tokens.ts';
import { heading, text } from '../type.css.ts';
import * as css from './foundations.css.ts';
import type { TokenGroup } from './token-rows.ts';
import { TokenTable } from './token-table.tsx';

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

const Page = ({ groups, children }: { groups?: readonly TokenGroup[]; children?: ReactNode }) => (
  <div className={css.page}>
    {groups?.map((group) => (
      <TokenTable key={group} group={group} />
    ))}
    {children}
  </div>
);

export const Colour = {
  render: () => <Page groups={['color', 'day']} />,
} satisfies Story;

const ratio = (theme: Theme, color: keyof ThemeColors, ground: keyof ThemeColors) =>
  contrast(theme.color[color], theme.color[ground]).toFixed(1);

export const Contrast: Story = {
  render: () => (
    <Page>
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
              ...textPairs.map((pair) => ({ ...pair, needs: TEXT_RATIO })),
              ...controlPairs.map((pair) => ({ ...pair, needs: EDGE_RATIO })),
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
    </Page>
  ),
};

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

export const CompanionHue = {
  render: () => (
    <Page groups={['accent', 'tone']}>
      {[night, day].map((theme) => (
        <Section
          key={theme.scheme}
          title={theme === night ? 'Night' : 'Day'}
          note="Lightness and chroma are the theme's, the hue is the companion's: contrast holds for all of them."
        >
          <div className={css.hues} style={{ backgroundColor: toCss(theme.color.page) }}>
            {hues.map((hue) => (
              <div key={hue} className={css.hue}>
                <span
                  className={css.fill}
                  style={{
                    backgroundColor: toCss([...theme.accent.fill, hue]),
                    color: toCss(theme.color.onEmber),
                  }}
                >
                  {hue}°
                </span>
                <span style={{ color: toCss([...theme.accent.text, hue]) }}>伙伴 {hue}°</span>
              </div>
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
    </Page>
  ),
} satisfies Story;

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

export const Type = {
  render: () => (
    <Page groups={['font', 'fontSize', 'fontWeight', 'leading']}>
      <Section
        title="Three languages"
        note="Leading 1.75 for Hanzi and kana, 1.6 for Latin; the system's own face for each language, chosen by lang."
      >
        <div className={css.languages}>
          {samples.map(({ lang, title, prose }) => (
            <div key={lang} lang={lang} className={css.page} style={{ padding: 0, gap: 16 }}>
              <h3 className={heading} style={{ fontSize: scales.fontSize[36] }}>
                {title}
              </h3>
              <p style={{ margin: 0, maxInlineSize: '36em' }}>{prose}</p>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
} satisfies Story;

export const SpaceAndShape = {
  render: () => (
    <Page groups={['space', 'control', 'radius']}>
      <Section
        title="Depth"
        note="Light comes from above: a lighter upper edge, a soft shadow below."
      >
        <div className={css.row}>
          {Object.entries({ elevation1, elevation2 }).map(([name, boxShadow]) => (
            <div key={name}>
              <div className={css.corner} style={{ boxShadow }} />
              <span className={css.note}>{name}</span>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
} satisfies Story;

export const Motion = {
  render: () => <Page groups={['duration', 'easing']} />,
} satisfies Story;

export const Layers = {
  render: () => <Page groups={['layer']} />,
} satisfies Story;

const leadings: Record<string, string> = {
  'zh-TW': scales.leading.cjk,
  ja: scales.leading.cjk,
  ko: scales.leading.cjk,
  'en-GB': scales.leading.latin,
  fr: scales.leading.latin,
  de: scales.leading.latin,
};

export const LeadingFollowsTheScript: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  render: () => (
    <>
      {Object.keys(leadings).map((lang) => (
        <p key={lang} lang={lang} className={text} data-testid={lang}>
          {lang}
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const found = Object.keys(leadings).map((lang) => {
      const { fontSize, lineHeight } = getComputedStyle(canvas.getByTestId(lang));
      return [lang, String(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize))];
    });
    await expect(Object.fromEntries(found)).toEqual(leadings);
  },
};

let copied: string[] = [];

export const EveryTokenHasOneRow: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  // axe checks each part in its own story.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    copied = [];
    return withClipboard(async (value) => {
      copied.push(value);
    });
  },
  render: () => (
    <>
      {Colour.render()}
      {CompanionHue.render()}
      {Type.render()}
      {SpaceAndShape.render()}
      {Motion.render()}
      {Layers.render()}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    const names = [...canvasElement.querySelectorAll('tbody th > code')];
    await step('Each custom property of the contract has one', async () => {
      const properties = Object.values(contract).flatMap((group) =>
        typeof group === 'string' ? group : Object.values<string>(group),
      );
      const shown = names.map(({ textContent }) => `var(${textContent})`);
      await expect(shown.toSorted()).toEqual(properties.toSorted());
    });
    await step('Its button copies the reference', async () => {
      const row = names.find(({ textContent }) => textContent === '--companion-color-ember');
      const button = within(row!.closest('tr')!).getByRole('button');
      await expect(button).toHaveAccessibleDescription('--companion-color-ember');
      await userEvent.click(button);
      await waitFor(() => expect(copied).toEqual(['var(--companion-color-ember)']));
    });
  },
};
