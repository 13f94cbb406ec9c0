import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../testing/frame.tsx';
import { languages } from '../testing/languages.ts';
import { LanguageSwitch } from './index.ts';

const meta = {
  title: 'Components/Language switch',
  tags: ['!autodocs'],
  component: LanguageSwitch,
  args: { current: 'zh', languages, onChoose: fn() },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas, args }) => {
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', '/en/game-partner');
    await expect(english).toHaveAttribute('lang', 'en');
    english.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(english);
    await expect(args.onChoose).toHaveBeenCalledWith('en');
  },
};

export const Menu: Story = {
  args: { kind: 'menu' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '语言' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '日本語' })).toBeVisible());
  },
};
