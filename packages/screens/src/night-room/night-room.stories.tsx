import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { actOf } from './acting.ts';
import { NightRoom } from './index.ts';
import * as css from './night-room.stories.css.ts';
import { roomMachine } from './room-machine.ts';
import { RoomScene } from './room-scene.tsx';

/** The first screen's room. The strip shows the scene, then what a visitor can do. */
const meta = {
  title: 'Screens/Night room',
  component: NightRoom,
  args: { onToggleTheme: fn() },
  decorators: [(Story) => <div className={css.wall}>{<Story />}</div>],
} satisfies Meta<typeof NightRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the server sends: the end of the scene. */
export const Whole: Story = {
  tags: ['languages', 'both-themes'],
  render: (args) => (
    <RoomScene act={actAt('still')} isReady={false} speaks={false} onPress={fn()} {...args} />
  ),
};

const actAt = (value: StateValueFrom<typeof roomMachine>, lit = 0) =>
  actOf(roomMachine.resolveState({ value, context: { lit } }));

const frames = [
  actAt({ show: 'gust' }),
  actAt({ show: 'asks' }),
  actAt({ show: 'answers' }),
  actAt({ show: 'walks' }),
  actAt({ show: 'lights' }),
  actAt({ show: 'cheers' }),
  actAt({ dark: 'out' }),
  actAt({ dark: 'calm' }),
  actAt('joy', 3),
];

/** The scene, frame by frame: wind, question, advice, the way round the hill, light. Then a round of the visitor. */
export const FilmStrip: Story = {
  render: (args) => (
    <div className={css.strip}>
      {frames.map((act, index) => (
        <div key={index} className={css.frame}>
          <RoomScene act={act} isReady speaks={false} onPress={fn()} {...args} />
        </div>
      ))}
    </div>
  ),
};

const lamp = { name: /灯岭的第三盏灯/ };

const begin = heldTimers(600);
const spark = heldTimers(1_500);
const wind = heldTimers(2_600);
const way = heldTimers(1_900);

export const ByKeyboard: Story = {
  tags: ['!visual'],
  beforeEach: [begin.hold, spark.hold, wind.hold, way.hold],
  play: async ({ canvas, step }) => {
    const said = () => canvas.getByRole('status');
    await step('in the wind it does not burn', async () => {
      canvas.getByRole('button', lamp).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(said()).toHaveTextContent('阿灯：说了先别点'));
    });
    await step('when the wind has dropped, it does', async () => {
      spark.pass(1_500);
      wind.pass(2_599);
      await expect(said()).not.toHaveTextContent('风停了');
      wind.pass(1);
      await waitFor(() => expect(said()).toHaveTextContent('风停了'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(way.count()).toBe(1));
      way.pass(1_900);
      await waitFor(() => expect(said()).toHaveTextContent('老汤：亮了。'));
    });
    await step('the focus stays on the lamp', async () => {
      await expect(canvas.getByRole('button', lamp)).toHaveFocus();
    });
  },
};

const sweepEnds = () =>
  waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-sweep'));

export const Cord: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /拉灯绳/ }));
    await waitFor(() => expect(args.onToggleTheme).toHaveBeenCalledOnce());
    await sweepEnds();
  },
};

/** The second pull ends the first sweep. A rejection that nobody handles would fail the run. */
export const CordPulledTwice: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    spyOn(document, 'startViewTransition');
  },
  play: async ({ canvas, args }) => {
    const cord = canvas.getByRole('button', { name: /拉灯绳/ });
    cord.click();
    cord.click();
    await mocked(document.startViewTransition).mock.results[0]?.value.finished;
    await expect(document.documentElement).toHaveAttribute('data-sweep');
    await waitFor(() => expect(args.onToggleTheme).toHaveBeenCalledTimes(2));
    await sweepEnds();
  },
};
