import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextSizeSwitch } from './index.ts';

const meta = {
  title: 'Screens/Text size switch',
  component: TextSizeSwitch<string>,
  tags: ['!visual'],
  args: { sizes: ['100', '125', '150'], value: '100', onChange: fn() },
} satisfies Meta<typeof TextSizeSwitch<string>>;

export default meta;

export const Sizes: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '100%' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '150%' }));
    await expect(args.onChange).toHaveBeenCalledWith('150');
  },
};
