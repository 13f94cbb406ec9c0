import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

export const EscapeAsksToClose: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '两分钟认识伙伴' });
    await waitFor(() => expect(dialog.querySelector('video')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
