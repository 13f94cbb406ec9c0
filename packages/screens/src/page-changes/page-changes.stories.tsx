import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageHead, page, Screen } from '../layout/index.ts';
import { followPageChanges } from './index.ts';

const meta = {
  title: 'Screens/Page changes',
  tags: ['!visual'],
  args: { onFirst: fn(), onSecond: fn() },
  beforeEach: followPageChanges,
  render: ({ onFirst, onSecond }) => (
    <Screen className={page.page}>
      <PageHead title="游戏知识库" />
      <button type="button" onClick={onFirst}>
        第一页
      </button>
      <button type="button" onClick={onSecond}>
        第二页
      </button>
    </Screen>
  ),
} satisfies Meta<{ onFirst: () => void; onSecond: () => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change of page whose animation does not end. */
async function changeEndlessly(): Promise<void> {
  const { ready, finished } = document.startViewTransition(() => {});
  finished.catch(() => {});
  await ready;
  for (const animation of document.getAnimations()) animation.pause();
}

/** A press as browsers report it during a change: its target is the root. `detail` counts the clicks in a row. */
function press(button: HTMLElement, detail = 1): void {
  const { x, y, width, height } = button.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2, detail };
  for (const type of ['pointerdown', 'pointerup', 'click'])
    document.documentElement.dispatchEvent(
      new PointerEvent(type, { ...place, bubbles: true, cancelable: true }),
    );
}

export const PressedMeanwhile: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '第一页' });
    await changeEndlessly();
    press(button);
    await expect(args.onFirst).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(document.activeViewTransition).toBeNull();
  },
};

export const PressedTwice: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await changeEndlessly();
    press(first);
    // The second click of a double click, on what came to its place.
    await changeEndlessly();
    press(second, 2);
    await expect(args.onFirst).toHaveBeenCalledOnce();
    await expect(args.onSecond).not.toHaveBeenCalled();
  },
};

export const PressedQuickly: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '第一页' });
    for (const count of [1, 2, 3]) {
      await changeEndlessly();
      press(button, count);
      await expect(args.onFirst).toHaveBeenCalledTimes(count);
    }
  },
};
