import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PageHead, page, Screen } from '../layout/index.ts';
import { onOpen } from './index.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

const Dialog = ({ open, onClose }: DialogProps) => (
  <dialog open aria-label="灯" data-open={open}>
    <button type="button" onClick={onClose}>
      关上
    </button>
  </dialog>
);

const meta = {
  title: 'Screens/Loading/onOpen',
  tags: ['!visual'],
  args: { load: fn(async () => Dialog) },
  render: function Page({ load }) {
    const [Opened] = useState(() => onOpen(load));
    const [open, setOpen] = useState(false);
    return (
      <Screen className={page.page}>
        <PageHead title="游戏知识库" />
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <Opened open={open} onClose={() => setOpen(false)} />
      </Screen>
    );
  },
} satisfies Meta<{ load: () => Promise<typeof Dialog> }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: '灯' });
    await userEvent.click(canvas.getByRole('button', { name: '关上' }));
    // Its closing animation is its own.
    await expect(dialog).toHaveAttribute('data-open', 'false');
    await expect(dialog).toBeVisible();
    await userEvent.click(opener);
    await expect(dialog).toHaveAttribute('data-open', 'true');
    await expect(args.load).toHaveBeenCalledOnce();
  },
};
