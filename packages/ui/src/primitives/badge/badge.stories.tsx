import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { badgeTexts } from './badge.texts.ts';
import { badgeUsage } from './badge.usage.tsx';
import { Badge, type BadgeProps } from './index.ts';

const texts = badgeTexts.zh;

const meta = {
  title: 'Components/Badge',
  parameters: { texts: badgeTexts },
  component: Badge,
  args: { children: texts.ended },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>{texts.ended}</Badge>
      <Badge tone="accent" live>
        {texts.onNow}
      </Badge>
      <Badge tone="tide">{texts.comingUp}</Badge>
      <Badge tone="good">{texts.unlocked}</Badge>
      <Badge tone="warn">{texts.expiresSoon}</Badge>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const EveryState: Story = matrix<BadgeProps>({
  variants: {
    neutral: { children: texts.ended },
    accent: { tone: 'accent', children: texts.onNow },
    tide: { tone: 'tide', children: texts.comingUp },
    good: { tone: 'good', children: texts.unlocked },
    warn: { tone: 'warn', children: texts.expiresSoon },
  },
  states: { live: { live: true } },
});

export const LongerThanItsPlace: Story = {
  tags: ['!visual'],
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Row>
        <Badge>{texts.notBeforeSeventhWave}</Badge>
        <Badge tone="accent" live>
          Donaudampfschifffahrtsgesellschaft
        </Badge>
        <Badge>{texts.onNow}</Badge>
      </Row>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const badges = [/^等到/, /^Donau/].map((words) => canvas.getByText(words).parentElement!);
    await step('it wraps instead of leaving its place', async () => {
      for (const badge of badges) {
        await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(160);
        await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
      }
    });
    await step('its lamp stays round', async () => {
      const lamp = badges[1]?.firstElementChild?.getBoundingClientRect();
      await expect([lamp?.width, lamp?.height]).toEqual([6, 6]);
    });
    await step('a short one stays on one line', async () => {
      const { height } = canvas.getByText(texts.onNow).parentElement!.getBoundingClientRect();
      await expect(height).toBeLessThan(30);
    });
  },
};

/** Where the system chooses all colours, grounds are gone and edges stay. */
export const ItsLampIsAnEdge: Story = {
  tags: ['!visual'],
  args: { tone: 'accent', live: true, children: texts.onNow },
  play: async ({ canvas }) => {
    const lamp = canvas.getByText(texts.onNow).previousElementSibling;
    const { borderTopWidth, borderBottomWidth, height } = getComputedStyle(lamp as Element);
    await expect(Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth)).toBe(
      Number.parseFloat(height),
    );
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...badgeUsage };
