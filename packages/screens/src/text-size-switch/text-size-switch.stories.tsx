import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
    await expect(canvas.getByRole('radio', { name: '150%' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '100%' }));
    await expect(rootSize()).toBe('');
  },
};

export const SizeOfAnotherTab: StoryObj<typeof meta> = {
  beforeEach: () => () => {
    document.documentElement.style.fontSize = '';
  },
  play: async ({ canvas, args }) => {
    // As the inline script of the head does (inline/stored-state.ts).
    document.documentElement.style.fontSize = '200%';
    await waitFor(() => expect(canvas.getByRole('radio', { name: '200%' })).toBeChecked());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
