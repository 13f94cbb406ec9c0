import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Logo, type LogoProps } from './index.ts';
import { logoUsage } from './logo.usage.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { href: '/' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InChinese: Story = { tags: ['languages'] };
export const InEnglish: Story = { tags: ['!visual'], globals: { locale: 'en' } };

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: '伙伴 Companion，回到首页' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '/');
  },
};

export const TheMarkAloneKeepsItsNameAndRoomForAFinger: Story = {
  tags: ['!visual'],
  args: { short: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: '伙伴 Companion，回到首页' });
    await expect(canvas.getByText('伙伴')).not.toBeVisible();
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const EveryState: Story = matrix<LogoProps>({
  variants: { whole: {}, 'short on a phone': { short: true } },
  states: handled('a'),
  width: 200,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...logoUsage };
