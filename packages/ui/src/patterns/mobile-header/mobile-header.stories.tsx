import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Logo } from '../../brand/logo/index.ts';
import { channels } from '../../internal/testing/channels.ts';
import { Page } from '../../internal/testing/frame.tsx';
import { languages } from '../../internal/testing/languages.ts';
import { matrix, pressed } from '../../internal/testing/matrix.tsx';
import { navigation, navigationTexts } from '../../internal/testing/navigation.ts';
import { Miniature } from '../../internal/testing/usage.tsx';
import { LanguageSwitch } from '../language-switch/index.ts';
import { MobileHeader, type MobileHeaderProps } from './index.ts';
import { mobileHeaderUsage } from './mobile-header.usage.tsx';

const meta = {
  parameters: { texts: navigationTexts },
  title: 'Components/Mobile header',
  component: MobileHeader,
  globals: { viewport: { value: 'phone' } },
  args: {
    items: navigation('/m/game-partner/', '/m'),
    session: { state: 'out' },
    social: channels,
    search: { placeholder: '游戏知识搜索', onSearch: fn() },
    logo: <Logo href="/m" short />,
    profileHref: '/m/profile',
    onLogin: fn(),
    onLoginIntent: fn(),
    actions: <LanguageSwitch current="zh" languages={languages} />,
  },
  render: (args) => (
    <Page>
      <MobileHeader {...args} />
    </Page>
  ),
} satisfies Meta<typeof MobileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  render: (args) => <MobileHeader {...args} />,
  decorators: [(Story) => <Page>{<Story />}</Page>],
};

export const LoggedOut: Story = { tags: ['languages'] };
export const LoggedIn: Story = { args: { session: { state: 'in', userId: '20260114' } } };
export const BeforeItKnowsWhoIsThere: Story = { args: { session: { state: 'unknown' } } };
export const EnglishOnASmallPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const JapaneseOnASmallPhone: Story = {
  globals: { locale: 'ja', viewport: { value: 'small' } },
};

export const LargeText: Story = {
  globals: { textSize: '200percent', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    await expect(field.clientWidth).toBeGreaterThan(5 * size);
    const middle = (name: string) => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(middle('菜单')).toBeCloseTo(middle('登录/注册'), 0);
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    await screen.findByRole('dialog', { name: '菜单' });
  },
};

export const TheMenuTakesAndReturnsTheFocus: Story = {
  play: async ({ canvas, step }) => {
    const icon = canvas.getByRole('button', { name: '菜单' });
    await step('opens with five items and marks the current one', async () => {
      icon.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('dialog', { name: '菜单' });
      const nav = within(menu).getByRole('navigation', { name: '主导航' });
      await expect(within(nav).getAllByRole('link')).toHaveLength(5);
      await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
        '游戏伙伴',
      );
      await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Escape closes it and returns the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(icon).toHaveFocus());
      await expect(icon).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const TheMenuReturnsTheFocusInSafari: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: '菜单' });
    // Safari does not focus a pressed button.
    icon.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(icon);
    const menu = await screen.findByRole('dialog', { name: '菜单' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(icon).toHaveFocus());
  },
};

export const PickingAnItemClosesTheMenu: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    const menu = await screen.findByRole('dialog', { name: '菜单' });
    const link = within(menu).getByRole('link', { name: '活动' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BackBeforeTheMenuAppears: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: '菜单' });
    const isExpanded = () => icon.getAttribute('aria-expanded');
    // Without a frame between them.
    flushSync(() => icon.click());
    const before = isExpanded();
    flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect([before, isExpanded()]).toEqual(['true', 'false']);
  },
};

export const WeChatShowsItsCodeOnATap: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    const menu = await screen.findByRole('dialog', { name: '菜单' });
    await userEvent.click(await within(menu).findByRole('button', { name: '微信' }));
    await expect(await within(menu).findByRole('img', { name: /微信/ })).toBeVisible();
    await expect(within(menu).getByText('huoban-app')).toBeVisible();
    await expect(within(menu).getByRole('link', { name: 'QQ 群' })).toHaveAttribute(
      'href',
      'https://qq.example/g/628114075',
    );
  },
};

export const Searches: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '游戏知识搜索' }), '钓鱼{Enter}');
    await expect(args.search?.onSearch).toHaveBeenCalledWith('钓鱼');
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    await step('Tab order: logo, search field, search button, session, menu', async () => {
      for (const stop of [
        canvas.getAllByRole('link')[0]!,
        canvas.getByRole('searchbox'),
        canvas.getByRole('button', { name: '搜索' }),
        canvas.getByRole('button', { name: '登录/注册' }),
        canvas.getByRole('button', { name: '菜单' }),
      ]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    });
    await step('Space opens the menu and focuses its first item', async () => {
      await userEvent.keyboard(' ');
      const menu = await screen.findByRole('dialog', { name: '菜单' });
      await waitFor(() => expect(within(menu).getByRole('link', { name: '首页' })).toHaveFocus());
    });
  },
};

const InWindow = (props: MobileHeaderProps) => (
  <Miniature device="phone" height={120}>
    <MobileHeader {...props} />
  </Miniature>
);

export const EveryState: Story = {
  ...matrix<MobileHeaderProps>({
    component: InWindow,
    states: {
      ...pressed('button[aria-expanded]'),
      'logged in': { session: { state: 'in', userId: '20260114' } },
      'not known yet': { session: { state: 'unknown' } },
    },
    width: 280,
  }),
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...mobileHeaderUsage };
