import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { BothThemes, manyTimes } from '../testing/both-themes.tsx';
import { Page } from '../testing/frame.tsx';
import { createToastStore, ToastAnnouncer, type ToastTone, ToastViewport } from './index.ts';

interface Args {
  toasts: readonly { tone: ToastTone; message: string; duration?: number }[];
  /** The viewport comes at a press. */
  viewportByHand?: boolean;
}

/** Each story has a store of its own, whose toasts stay until they are closed. */
function useStoreWith(toasts: Args['toasts']) {
  const store = useMemo(() => createToastStore(), []);
  useEffect(() => {
    const shown = toasts.map(({ tone, message, duration = 0 }) =>
      store.show(tone, message, { duration }),
    );
    return () => {
      for (const id of shown) store.close(id);
    };
  }, [store, toasts]);
  return store;
}

function Host({ toasts, viewportByHand = false }: Args) {
  const [drawn, setDrawn] = useState(!viewportByHand);
  const store = useStoreWith(toasts);
  return (
    <Page>
      {viewportByHand && (
        <button type="button" onClick={() => setDrawn(true)}>
          画出来
        </button>
      )}
      <ToastAnnouncer store={store} />
      {drawn && <ToastViewport store={store} />}
    </Page>
  );
}

const meta = {
  title: 'Components/Toast',
  tags: ['!autodocs'],
  args: { toasts: [{ tone: 'success', message: '验证码发送成功' }] },
  render: (args) => <Host {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { toasts: [{ tone: 'error', message: '验证码发送失败' }] } };
export const Information: Story = {
  args: { toasts: [{ tone: 'info', message: '有新版本，刷新后生效' }] },
};

export const ThreeAtOnceAndTheRestWait: Story = {
  args: {
    toasts: [
      { tone: 'success', message: '验证码发送成功' },
      { tone: 'error', message: '网络不太好，这条消息没有发出去' },
      { tone: 'info', message: '阿灯想起了一件事' },
      { tone: 'info', message: '第四条在后面排队' },
    ],
  },
  play: async ({ step }) => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭通知' })).toHaveLength(3),
    );
    await expect(screen.queryByText('第四条在后面排队')).toBeNull();
    await step('a place that becomes free goes to the next', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: '关闭通知' })[0]!);
      await waitFor(() =>
        expect(screen.getAllByText('第四条在后面排队').length).toBeGreaterThan(0),
      );
    });
  },
};

/** Drawn over the side that it stands on, and not over the window. */
function InItsPlace({ toasts }: Args) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const store = useStoreWith(toasts);
  return (
    <div ref={setPlace} style={{ contain: 'layout', minBlockSize: '260px' }}>
      {place && <ToastViewport store={store} container={place} />}
    </div>
  );
}

export const EveryState: Story = {
  tags: ['both-themes'],
  parameters: manyTimes,
  args: {
    toasts: [
      { tone: 'success', message: '验证码发送成功' },
      { tone: 'error', message: '网络不太好，这条消息没有发出去' },
      { tone: 'info', message: '有新版本，刷新后生效' },
    ],
  },
  render: (args) => (
    <BothThemes>
      <InItsPlace {...args} />
    </BothThemes>
  ),
};

export const LongWordsWrap: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    toasts: [
      {
        tone: 'error',
        message:
          '这个号码今天已经收到十条验证码了，为了不打扰别人，请明天再试；如果不是你本人操作，可以不用理会。',
      },
    ],
  },
};

export const TheSameMessageIsShownOnce: Story = {
  args: {
    toasts: [
      { tone: 'error', message: '验证失败' },
      { tone: 'error', message: '验证失败' },
    ],
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭通知' })).toHaveLength(1),
    );
  },
};

export const EscapeClosesTheNewest: Story = {
  args: {
    toasts: [
      { tone: 'success', message: '验证码发送成功' },
      { tone: 'info', message: '阿灯想起了一件事' },
    ],
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭通知' })).toHaveLength(2),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭通知' })).toHaveLength(1),
    );
    await expect(screen.queryByText('阿灯想起了一件事')).toBeNull();
  },
};

export const EachIsAnnouncedOnce: Story = {
  args: { toasts: [{ tone: 'error', message: '验证失败' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('验证失败'));
    const spoken = [...document.querySelectorAll('[aria-live]:not([aria-live="off"])')]
      .map((region) => region.textContent)
      .join('');
    await expect(spoken.match(/验证失败/g)).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  args: {
    toasts: [
      { tone: 'success', message: '验证码发送成功' },
      { tone: 'info', message: '阿灯想起了一件事' },
    ],
  },
  play: async ({ step }) => {
    const crosses = () => screen.queryAllByRole('button', { name: '关闭通知' });
    await waitFor(() => expect(crosses()).toHaveLength(2));
    await step('F8 goes to the toasts', async () => {
      // `userEvent` knows no function keys.
      fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
      await expect(document.body).not.toHaveFocus();
      await expect(document.activeElement).toContainElement(crosses()[0]!);
    });
    await step('Enter and Space on a cross close its toast', async () => {
      crosses()[0]!.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(crosses()).toHaveLength(1));
      crosses()[0]!.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(crosses()).toHaveLength(0));
    });
  },
};

const brief = { tone: 'info', message: '有新版本，刷新后生效', duration: 500 } as const;
const longerThanThat = () => new Promise((resolve) => setTimeout(resolve, 800));
const cross = () => screen.queryByRole('button', { name: '关闭通知' });
const isGone = () => waitFor(() => expect(screen.queryByText(brief.message)).toBeNull());

export const RaisedBeforeItIsDrawn: Story = {
  tags: ['!visual'],
  args: { toasts: [brief], viewportByHand: true },
  play: async ({ canvas, step }) => {
    await step('it waits until it is seen', async () => {
      await longerThanThat();
      await userEvent.click(canvas.getByRole('button', { name: '画出来' }));
      await waitFor(() => expect(cross()).toBeVisible());
    });
    await step('seen long enough, it goes', isGone);
  },
};

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

export const RaisedInATabThatNobodySees: Story = {
  tags: ['!visual'],
  args: { toasts: [brief] },
  beforeEach: () => {
    hide(true);
    return () => Reflect.deleteProperty(document, 'hidden');
  },
  play: async ({ step }) => {
    await step('it waits until somebody does', async () => {
      await longerThanThat();
      await waitFor(() => expect(cross()).toBeVisible());
    });
    await step('seen long enough, it goes', async () => {
      hide(false);
      await isGone();
    });
  },
};
