import companions from 'virtual:answer/api/character/get_official_character_list?page_size=24';
import game from 'virtual:answer/api/visitor/game/detail?id=nine-bells';
import type { CharacterList, GameDetail } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { allThere } from '../../../ui/src/internal/testing/once-there.ts';
import { page } from '../layout/index.ts';
import { recorded } from '../testing/recorded.ts';
import * as css from './house.css.ts';
import { painted } from './house-paints.css.ts';
import { LibraryFloor } from './library-floor.tsx';
import { NoticeFloor } from './notice-floor.tsx';
import { WindowsFloor } from './windows-floor.tsx';

const meta = {
  title: 'Screens/House',
  parameters: { docs: { story: { inline: false, height: '1200px' } } },
  decorators: [
    (Story) => (
      <main className={page.page}>
        <div className={`${painted} ${css.sky}`}>
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const setClock = (hour: number, minute: number) => () => {
  spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  spyOn(Date.prototype, 'getMinutes').mockReturnValue(minute);
};

const all = (globals: Parameters<typeof recorded>[1]) =>
  recorded<CharacterList>(companions, globals).items;

/** Half past ten: most of the house is up. */
export const Evening: Story = {
  tags: ['languages', 'both-themes'],
  beforeEach: setClock(22, 30),
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => <WindowsFloor companions={all(globals)} />,
  play: async ({ canvas, step }) => {
    await step('a window says whose it is, and until when', async () => {
      const lit = await canvas.findByRole('link', { name: '阿灯 灯亮着' });
      await expect(lit).toHaveAttribute('title', '阿灯 20:00–04:00 在');
      await expect(lit).toHaveAttribute('href', '/game-partner/detail-a-deng');
      await expect(canvas.getByRole('link', { name: '半夏' })).toBeInTheDocument();
    });
    await step('the number of lit windows is that of those who are awake', async () => {
      const lit = canvas.getAllByRole('link', { name: /灯亮着/ });
      await expect(canvas.getByText(`现在亮着 ${lit.length} 扇窗`)).toBeInTheDocument();
    });
    await step('who has the focus says its line', async () => {
      canvas.getByRole('link', { name: '阿灯 灯亮着' }).focus();
      await expect(await canvas.findByText('阿灯 20:00–04:00 在')).toBeInTheDocument();
      canvas.getByRole('link', { name: '阿灯 灯亮着' }).blur();
    });
  },
};

/** Half past three: few windows are lit. */
export const Phone: Story = {
  tags: ['both-themes'],
  beforeEach: setClock(3, 30),
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <WindowsFloor companions={all(globals)} />,
};

const day = heldTimers(24 * 60 * 60_000);

export const LeafOfTheSecondNight: Story = {
  tags: ['!visual'],
  beforeEach: [
    day.hold,
    setClock(0, 0),
    () => {
      spyOn(Date.prototype, 'getSeconds').mockReturnValue(0);
      spyOn(Date.prototype, 'getMilliseconds').mockReturnValue(0);
      // No spy: spies ask for the time themselves.
      const { now } = Date;
      return () => {
        Date.now = now;
      };
    },
  ],
  render: () => <NoticeFloor activities={[]} />,
  play: async ({ canvas }) => {
    for (const date of [26, 27]) {
      await waitFor(() => expect(day.count()).toBe(1));
      Date.now = () => new Date(2026, 10, date).getTime();
      day.pass(24 * 60 * 60_000);
      await expect(await canvas.findByText(date)).toBeVisible();
    }
  },
};

/** Two windows, and a slip of paper. */
export const UnderThePointer: Story = {
  ...hovered('[data-window="awake"]', '[data-window="asleep"]', 'a[href^="/game-library/"]'),
  beforeEach: setClock(22, 30),
  render: (_, { globals }) => (
    <>
      <WindowsFloor companions={all(globals).slice(0, 10)} />
      <LibraryFloor
        games={null}
        questions={recorded<GameDetail>(game, globals).articles.slice(0, 3)}
        search={null}
      />
    </>
  ),
  play: async (context) => {
    await allThere(context);
    const panes = context.canvasElement.querySelectorAll(
      '[data-window][data-forced] > :first-child > span',
    );
    const delays = [...panes].map((pane) => getComputedStyle(pane, '::before').transitionDelay);
    await expect(delays).toEqual(['0s', '0s']);
  },
};
