import { SegmentedControl } from '@companion/ui/segmented-control';
import { socialChannels } from '@companion/ui/social';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressesProvider } from '../layout/index.ts';
import { addressesFor } from '../paths/index.ts';
import { SiteFooter } from './index.ts';

const channel = { url: 'https://channel.companion.example/huoban' };

const meta = {
  title: 'Screens/Footer',
  component: SiteFooter,
  tags: ['!visual'],
  args: {
    locale: 'zh',
    year: 2031,
    social: socialChannels({
      shortVideo: channel,
      video: { url: `${channel.url}/2` },
      qq: { url: `${channel.url}/3` },
      wechat: { url: `${channel.url}/4` },
    }),
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  tags: ['visual', 'languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '游戏知识库' })).toHaveAttribute(
      'href',
      '/game-library',
    );
    await expect(canvas.getByRole('link', { name: '隐私政策' })).toHaveAttribute(
      'href',
      '/privacy.html',
    );
    await expect(canvas.getByRole('navigation', { name: '关注我们' })).toHaveTextContent('微信');
    await expect(canvas.getByText('© 2031 伙伴 Companion')).toBeVisible();
  },
};

/** The prefixed document is translated, the static one is not. */
export const English: Story = {
  globals: { locale: 'en' },
  args: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

export const MobileWithSettings: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <SegmentedControl
        label="文字大小"
        value="100"
        onValueChange={fn()}
        options={[
          { value: '100', label: '100%' },
          { value: '125', label: '125%' },
        ]}
      />
    ),
  },
  render: (args) => (
    <AddressesProvider value={addressesFor('mobile')}>
      <SiteFooter {...args} />
    </AddressesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '关于我们' })).toHaveAttribute(
      'href',
      '/m/about-us',
    );
    await expect(canvas.getByRole('radio', { name: '125%' })).toBeVisible();
  },
};
