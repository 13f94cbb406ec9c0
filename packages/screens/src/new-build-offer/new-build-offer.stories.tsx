import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NewBuildOffer } from './index.ts';

const meta = {
  title: 'Screens/New build offer',
  component: NewBuildOffer,
  tags: ['!visual'],
  args: { open: true, onReload: fn(), onClose: fn() },
} satisfies Meta<typeof NewBuildOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('网站更新了，刷新就能用上')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '刷新一下' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '先不用' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FocusesPageWhenClosed: Story = {
  render: function Host(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <main id="main" tabIndex={-1} />
        <NewBuildOffer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '先不用' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
  },
};
