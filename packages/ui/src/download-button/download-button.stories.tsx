import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../testing/frame.tsx';
import { DownloadButton } from './index.ts';

const meta = {
  title: 'Components/Download button',
  component: DownloadButton,
  tags: ['!autodocs'],
  args: {
    client: 'windows',
    label: '下载 Windows 版',
    note: '适用于 AMD 显卡 · 286 MB',
    href: '#download',
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Windows: Story = {};
export const Mobile: Story = {
  args: { client: 'mobile', label: '打开手机版', note: 'iOS 与 Android', tone: 'outline' },
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
