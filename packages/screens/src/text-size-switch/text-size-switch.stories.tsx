import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextSizeSwitch } from './index.ts';

const meta = {
  title: 'Screens/Text size switch',
  component: TextSizeSwitch,
  tags: ['!visual'],
  args: { onChange: fn() },
} satisfies Meta<typeof TextSizeSwitch>;

export default meta;

const rootSize = () => document.documentElement.style.fontSize;

export const Sizes: StoryObj<typeof meta> = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '100%' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '150%' }));
    await expect(args.onChange).toHaveBeenCalledWith('150');
    await expect(rootSize()).toBe('150%');
    await userEvent.click(canvas.getByRole('radio', { name: '100%' }));
    await expect(rootSize()).toBe('');
  },
};
