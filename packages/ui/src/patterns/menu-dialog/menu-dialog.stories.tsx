import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { channels } from '../../internal/testing/channels.ts';
import { Page } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { languages } from '../../internal/testing/languages.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { navigation, navigationTexts } from '../../internal/testing/navigation.ts';
import { Miniature } from '../../internal/testing/usage.tsx';
import { LanguageSwitch } from '../language-switch/index.ts';
import { ThemeSwitch } from '../theme-switch/index.ts';
import { MenuDialog, type MenuDialogProps } from './index.ts';
import { menuDialogUsage } from './menu-dialog.usage.tsx';

const meta = {
  parameters: { texts: navigationTexts },
  title: 'Components/Menu dialog',
  tags: ['opens'],
  component: MenuDialog,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    items: navigation('/m/activity/', '/m'),
    social: channels,
    children: <LanguageSwitch current="zh" languages={languages} />,
  },
  render: (args) => (
    <Page>
      <MenuDialog {...args} />
    </Page>
  ),
} satisfies Meta<typeof MenuDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  render: (args) => <MenuDialog {...args} />,
  decorators: [held('open', 'onClose', () => false), (Story) => <Page>{<Story />}</Page>],
};

export const Open: Story = { tags: ['languages'] };
export const InJapaneseOnASmallPhone: Story = {
  globals: { locale: 'ja', viewport: { value: 'small' } },
};

export const AlignsItsIcons: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <>
        <LanguageSwitch current="zh" languages={languages} />
        <ThemeSwitch onToggle={fn()} />
      </>
    ),
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: '切换日间与夜间' });
    const icon = (element: Element | null) =>
      element?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const menu = screen.getByRole('navigation', { name: '主导航' });
    // Once it has settled.
    await waitFor(async () => {
      const { top, bottom, right } = icon(button);
      const globe = icon(button.previousElementSibling);
      await expect(Math.abs(top + bottom - globe.top - globe.bottom)).toBeLessThanOrEqual(1);
      await expect(Math.abs(right - menu.getBoundingClientRect().right)).toBeLessThanOrEqual(1.5);
    });
  },
};

export const SaysWhyItCloses: Story = {
  play: async ({ args, step }) => {
    const menu = within(await screen.findByRole('dialog', { name: '菜单' }));
    await step('a navigation item', async () => {
      const item = menu.getByRole('link', { name: '关于我们' });
      item.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(item);
      await expect(args.onClose).toHaveBeenLastCalledWith('navigation');
    });
    await step('the close button', async () => {
      await userEvent.click(menu.getByRole('button', { name: '关闭' }));
      await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    });
    await step('Back', async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      await expect(args.onClose).toHaveBeenLastCalledWith('navigation');
    });
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '菜单' });
    const menu = within(dialog);
    const first = menu.getByRole('link', { name: '首页' });
    await waitFor(() => expect(first).toHaveFocus());
    // Drawn last, after the first frame: until then the loop is shorter.
    await menu.findByRole('button', { name: '微信' });
    await step('Tab and Shift+Tab loop inside the dialog', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      const last = document.activeElement;
      await expect(dialog).toContainElement(last as HTMLElement);
      await userEvent.tab();
      await userEvent.tab();
      await expect(first).toHaveFocus();
    });
    await step('Enter on an item closes the menu', async () => {
      first.addEventListener('click', (event) => event.preventDefault());
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenLastCalledWith('navigation');
    });
    await step('Enter and Space on WeChat toggle its QR code', async () => {
      const wechat = menu.getByRole('button', { name: '微信' });
      wechat.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await menu.findByRole('img', { name: /微信/ })).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(menu.queryByRole('img', { name: /微信/ })).toBeNull();
    });
  },
};

export const ShowsTheAccountWithoutACode: Story = {
  tags: ['!visual'],
  args: {
    // Too long for a QR code.
    social: channels.map((channel) =>
      channel.id === 'wechat'
        ? { ...channel, url: `https://wechat.example/${'g'.repeat(3000)}` }
        : channel,
    ),
  },
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: '菜单' }));
    await userEvent.click(await menu.findByRole('button', { name: '微信' }));
    await expect(await menu.findByRole('button', { name: '复制' })).toBeVisible();
    await expect(menu.queryByRole('img', { name: /微信/ })).toBeNull();
  },
};

const InWindow = (props: MenuDialogProps) => (
  <Miniature device="phone" height={760}>
    {(container) => <MenuDialog {...props} suspended container={container} />}
  </Miniature>
);

export const EveryState: Story = matrix<MenuDialogProps>({
  component: InWindow,
  variants: {
    whole: {},
    'without channels': { social: [] },
    'items alone': { social: [], children: undefined },
  },
  states: {
    // A menu for fingers: a pointer changes nothing.
    focus: handled('nav a').focus,
    'on no page of the menu': { items: navigation('/m/chat-7', '/m') },
  },
  width: 280,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...menuDialogUsage };
