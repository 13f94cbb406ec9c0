import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { ThemeSwitch, type ThemeSwitchProps } from './index.ts';
import { themeSwitchUsage } from './theme-switch.usage.tsx';

const meta = {
  title: 'Components/Theme switch',
  component: ThemeSwitch,
  args: { onToggle: fn() },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = matrix<ThemeSwitchProps>({ states: handled('button'), width: 80 });

export const ChangesTheIconFirst: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '切换日间与夜间' });
    let turning = 0;
    (args.onToggle as Mock).mockImplementationOnce(() => {
      turning = button.getAnimations({ subtree: true }).length;
    });
    button.click();
    await expect(args.onToggle).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledOnce());
    await expect(turning).toBeGreaterThan(0);
  },
};

function Host({ onToggle }: ThemeSwitchProps) {
  const [theme, setTheme] = useState<'night' | 'day'>('night');
  return (
    <ThemeScope theme={theme}>
      <ThemeSwitch
        onToggle={() => {
          onToggle();
          setTheme(theme === 'night' ? 'day' : 'night');
        }}
      />
    </ThemeScope>
  );
}

export const ByKeyboard: Story = {
  tags: ['!visual'],
  globals: { theme: 'night' },
  render: (args) => <Host {...args} />,
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: '切换日间与夜间' });
    const shown = () =>
      [...button.children].map((icon) => Number(getComputedStyle(icon).opacity)).join();
    await step('Enter switches to day', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(shown()).toBe('1,0');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(shown()).toBe('0,1'));
    });
    await step('Space switches to night and keeps the focus', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(shown()).toBe('1,0'));
      await expect(button).toHaveFocus();
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...themeSwitchUsage };
