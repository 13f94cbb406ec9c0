import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { languages } from '../../internal/testing/languages.ts';
import { after, click, each, handled, matrix } from '../../internal/testing/matrix.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './index.ts';
import { languageSwitchUsage } from './language-switch.usage.tsx';

const meta = {
  title: 'Components/Language switch',
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

export const EveryState: Story = matrix<LanguageSwitchProps>({
  variants: each('kind', ['row', 'menu']),
  states: {
    ...handled('a:not([aria-current]), button'),
    'in English': { current: 'en' },
  },
  width: 240,
});

export const EveryStateOfTheMenu: Story = matrix<LanguageSwitchProps>({
  variants: { menu: { kind: 'menu' } },
  states: { open: after('button', click) },
  width: 240,
  height: 200,
});

export const Menu: Story = {
  args: { kind: 'menu' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '语言' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '日本語' })).toBeVisible());
  },
};

export const MenuByKeyboard: Story = {
  tags: ['!visual'],
  args: { kind: 'menu' },
  play: async ({ canvas, args, step }) => {
    const globe = canvas.getByRole('button', { name: '语言' });
    await step('Tab onto the button opens the menu, Escape closes it', async () => {
      await userEvent.tab();
      await expect(globe).toHaveFocus();
      await waitFor(() => expect(globe).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.keyboard('{Escape}');
      await expect(globe).toHaveAttribute('aria-expanded', 'false');
      await expect(globe).toHaveFocus();
    });
    await step('Enter and Space toggle it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(globe).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(' ');
      await expect(globe).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
    });
    await step('Tab moves through the languages, Enter follows a link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '中文' })).toHaveFocus();
      await userEvent.tab();
      const english = canvas.getByRole('link', { name: 'English' });
      await expect(english).toHaveFocus();
      english.addEventListener('click', (event) => event.preventDefault());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('en');
    });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...languageSwitchUsage };
