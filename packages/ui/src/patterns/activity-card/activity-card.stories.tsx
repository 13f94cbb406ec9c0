import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { opensByKeyboard } from '../../internal/testing/opens-by-keyboard.ts';
import { listed } from '../../internal/testing/shelved.tsx';
import { activityCardTexts } from './activity-card.texts.ts';
import { activityCardUsage } from './activity-card.usage.tsx';
import { ActivityCard, type ActivityCardProps } from './index.ts';

const texts = activityCardTexts.zh;

const activities = [
  {
    title: texts.sailingByFog,
    line: texts.sevenNightsInRow,
    state: 'running',
    month: texts.nov,
    day: '21',
    time: texts.fromNovember21For,
    hue: 225,
  },
  {
    title: texts.harvestMarket,
    line: texts.tradeThisYearHarvest,
    state: 'coming',
    month: texts.dec,
    day: '5',
    time: texts.fromDecember5For,
    hue: 95,
  },
  {
    title: texts.twentiethLine,
    line: texts.matchWithoutSpectatorsWhoever,
    state: 'ended',
    month: texts.oct,
    day: '8',
    time: texts.fromOctober8For,
    hue: 25,
  },
] as const;

const meta = {
  title: 'Components/Activity card',
  parameters: { texts: activityCardTexts },
  component: ActivityCard,
  args: { href: '/activity#1', level: 2, ...activities[0] },
} satisfies Meta<typeof ActivityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'], decorators: [listed] };

export const Activities: Story = {
  decorators: [listed],
  render: () => (
    <>
      {activities.map((activity) => (
        <ActivityCard key={activity.title} href="/activity#1" {...activity} level={2} />
      ))}
    </>
  ),
};

export const Posters: Story = {
  decorators: [listed],
  render: () => (
    <>
      {activities.map((activity) => (
        <ActivityCard
          key={activity.title}
          href="/activity#1"
          {...activity}
          poster={<CoverArt seed={activity.title} scene="night-city" hue={activity.hue} />}
          level={2}
        />
      ))}
    </>
  ),
};

export const EveryState: Story = {
  ...matrix<ActivityCardProps>({
    variants: Object.fromEntries(activities.map((activity) => [activity.state, activity])),
    states: {
      ...handled('a'),
      poster: { poster: <CoverArt seed="sailing" scene="night-city" hue={225} /> },
    },
    width: 240,
  }),
  tags: ['languages', 'both-themes'],
};

export const OpensByKeyboard: Story = { tags: ['!visual'], play: opensByKeyboard };

export const GoodAndBadUse: Story = { tags: ['!visual'], ...activityCardUsage };
