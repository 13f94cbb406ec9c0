import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RootErrorScreen, type RootErrorScreenProps } from './index.ts';

const meta = {
  title: 'Screens/Error/Root',
  component: RootErrorScreen,
  args: { status: 500, locale: 'zh', homeHref: '/m', retryHref: '/m/activity?state=open' },
} satisfies Meta<RootErrorScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, step }) => {
    await step('it links to the page again and to home', async () => {
      const hrefOf = (name: string) =>
        canvas.getByRole('link', { name }).getAttribute('href') ?? '';
      await expect(hrefOf('再试一次')).toBe('/m/activity?state=open');
      await expect(hrefOf('回到首页')).toBe('/m');
    });
  },
};

export const InEnglish: Story = {
  tags: ['!visual'],
  args: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};

export const InJapanese: Story = {
  tags: ['!visual'],
  args: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'もう一度試す' })).toBeVisible();
  },
};
