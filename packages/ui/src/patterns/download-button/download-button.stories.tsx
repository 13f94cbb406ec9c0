import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { after, click, matrix, pressed } from '../../internal/testing/matrix.tsx';
import { downloadButtonTexts } from './download-button.texts.ts';
import { downloadButtonUsage } from './download-button.usage.tsx';
import { DownloadButton, type DownloadButtonProps } from './index.ts';

const texts = downloadButtonTexts.zh;

const meta = {
  title: 'Components/Download button',
  parameters: { texts: downloadButtonTexts },
  component: DownloadButton,
  args: {
    client: 'windows',
    label: texts.getForWindows,
    note: texts.forAmdGraphics286,
    href: '#download',
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Windows: Story = {};
export const Mobile: Story = {
  args: { client: 'mobile', label: texts.openApp, note: texts.iosAndroid, tone: 'outline' },
};

export const EveryState: Story = {
  ...matrix<DownloadButtonProps>({
    variants: {
      primary: {},
      outline: { tone: 'outline' },
      mobile: { client: 'mobile', label: texts.openApp, note: texts.iosAndroid },
      'without a note': { note: undefined },
    },
    states: {
      ...pressed('a'),
      preparing: after('a', click),
      'full width': { fullWidth: true },
    },
    width: 220,
  }),
  args: { onDownload: () => new Promise(() => {}) },
};

let finish: () => void = () => {};
const prepare = fn(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
);

export const BusyWhileItIsPreparedAndPressedOnce: Story = {
  args: { onDownload: prepare },
  play: async ({ canvas }) => {
    prepare.mockClear();
    const button = canvas.getByRole('link', { name: /Windows/ });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(prepare).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  args: { onDownload: fn(() => Promise.resolve()) },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('link', { name: /Windows/ });
    await step('Enter starts the download', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDownload).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    });
    await step('Ctrl, Meta and Shift leave the click to the browser', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      window.addEventListener('click', followed);
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
        fireEvent.click(button, { [key]: true });
      window.removeEventListener('click', followed);
      await expect(followed).toHaveBeenCalledTimes(3);
      await expect(args.onDownload).toHaveBeenCalledOnce();
    });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...downloadButtonUsage };
