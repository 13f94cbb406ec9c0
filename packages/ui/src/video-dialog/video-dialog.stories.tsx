import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../testing/frame.tsx';
import { VideoDialog } from './index.ts';

const meta = {
  title: 'Components/Video dialog',
  // The browser draws a player's controls in its own time.
  tags: ['!visual', '!autodocs'],
  component: VideoDialog,
  // There is no film to wait for.
  parameters: { a11y: { options: { preload: false } } },
  // A film of no length: no network, the same picture every time.
  args: { open: true, onClose: fn(), title: '两分钟认识伙伴', src: 'data:video/mp4;base64,' },
  render: (args) => (
    <Page>
      <VideoDialog {...args} />
    </Page>
  ),
} satisfies Meta<typeof VideoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '两分钟认识伙伴' });
    await waitFor(() => expect(dialog.querySelector('video')).toHaveFocus());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TabGoesRoundInside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '两分钟认识伙伴' });
    const video = dialog.querySelector('video')!;
    const close = within(dialog).getByRole('button', { name: '关闭' });
    await waitFor(() => expect(video).toHaveFocus());
    // Only the ends of the round: between them the browser moves the focus itself.
    fireEvent.keyDown(video, { key: 'Tab' });
    await expect(close).toHaveFocus();
    fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
    await expect(video).toHaveFocus();
  },
};

export const EscapeAsksToClose: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '两分钟认识伙伴' });
    await waitFor(() => expect(dialog.querySelector('video')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
