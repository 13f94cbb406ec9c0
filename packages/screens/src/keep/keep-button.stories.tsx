import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { KeepButton } from './index.ts';

const meta = {
  title: 'Screens/Keep button',
  component: KeepButton,
  tags: ['!visual'],
  args: { isKept: false, onKeep: fn() },
  render: function Host({ onKeep, ...args }) {
    const [isKept, setKept] = useState(args.isKept);
    return (
      <KeepButton
        isKept={isKept}
        onKeep={(kept) => {
          onKeep(kept);
          setKept(kept);
        }}
      />
    );
  },
} satisfies Meta<typeof KeepButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsAndRemoves: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '收藏', pressed: false });
    await userEvent.click(button);
    await expect(args.onKeep).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.onKeep).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
