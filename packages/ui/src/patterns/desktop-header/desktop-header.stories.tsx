import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Logo } from '../../brand/logo/index.ts';
import { HOVER_DELAY_MS } from '../../internal/hover-delay.ts';
import { channels } from '../../internal/testing/channels.ts';
import { Page } from '../../internal/testing/frame.tsx';
import { heldTimers } from '../../internal/testing/held-timers.ts';
import { languages } from '../../internal/testing/languages.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { navigation, navigationTexts } from '../../internal/testing/navigation.ts';
import { Miniature } from '../../internal/testing/usage.tsx';
import { LanguageSwitch } from '../language-switch/index.ts';
import { ThemeSwitch } from '../theme-switch/index.ts';
import { desktopHeaderUsage } from './desktop-header.usage.tsx';
import { DesktopHeader, type DesktopHeaderProps } from './index.ts';

const meta = {
  parameters: { texts: navigationTexts },
  title: 'Components/Desktop header',
  component: DesktopHeader,
  globals: { viewport: { value: 'desktop' } },
  args: {
    items: navigation('/game-partner/'),
    session: { state: 'out' },
    social: channels,
    search: { placeholder: '搜索游戏', onSearch: fn() },
    logo: <Logo href="/" />,
    profileHref: '/profile',
    onLogin: fn(),
    onLoginIntent: fn(),
    actions: (
      <>
        <LanguageSwitch kind="menu" current="zh" languages={languages} />
        <ThemeSwitch onToggle={fn()} />
      </>
    ),
  },
  render: (args) => (
    <Page>
      <DesktopHeader {...args} />
    </Page>
  ),
} satisfies Meta<typeof DesktopHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  render: (args) => <DesktopHeader {...args} />,
  decorators: [(Story) => <Page>{<Story />}</Page>],
};

export const LoggedOut: Story = { tags: ['languages'] };

export const LoggedIn: Story = { args: { session: { state: 'in', userId: '20260114' } } };

export const BeforeItKnowsWhoIsThere: Story = { args: { session: { state: 'unknown' } } };

export const OverTheFirstScreenOfHome: Story = {
  args: { items: navigation('/'), firstPage: true, fixed: true },
};

export const FixedOverAPage: Story = { args: { fixed: true } };

export const EnglishFitsTheNarrowestDesktop: Story = {
  globals: { locale: 'en', viewport: { value: 'narrow' } },
  args: { items: navigation('/game-library') },
};

export const JapaneseFitsTheNarrowestDesktop: Story = {
  globals: { locale: 'ja', viewport: { value: 'narrow' } },
  args: { items: navigation('/activity/') },
};

export const MarksTheCurrentItem: Story = {
  args: { items: navigation('/game-library') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('link').filter((link) => link.ariaCurrent === 'page'),
    ).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('游戏知识库');
  },
};

export const SearchGrowsInAReservedPlace: Story = {
  args: { items: navigation('/') },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索游戏' });
    const box = field.closest('form') as HTMLElement;
    const neighbour = canvas.getByRole('button', { name: '短视频号' });
    await expect(box.offsetWidth).toBe(135);
    const before = neighbour.getBoundingClientRect().left;
    await step('grows to 200 px with focus and moves no neighbour', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(box.offsetWidth).toBe(200));
      await expect(neighbour.getBoundingClientRect().left).toBe(before);
    });
    await step('does not search without text', async () => {
      await userEvent.keyboard('   {Enter}');
      await expect(args.search?.onSearch).not.toHaveBeenCalled();
    });
    await step('Enter and the search button search for the trimmed text', async () => {
      await userEvent.type(field, '星尘 ');
      await userEvent.keyboard('{Enter}');
      await expect(args.search?.onSearch).toHaveBeenLastCalledWith('星尘');
      await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
      await expect(args.search?.onSearch).toHaveBeenCalledTimes(2);
    });
  },
};

export const QrCodeByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'QQ 群' });
    await step('the keyboard focus opens it', async () => {
      // Not by Tab from the button before: its open code may be loaded already, and has a button of its own.
      canvas.getByRole('searchbox').focus();
      button.focus();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      const code = await canvas.findByRole('img', { name: /QQ 群/ });
      await waitFor(() => expect(code).toBeVisible());
    });
    await step('the next Tab moves to the copy button', async () => {
      await userEvent.tab();
      await expect(canvas.getByText('628114075')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '复制' })).toHaveFocus();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

const rest = heldTimers(HOVER_DELAY_MS);

export const QrCodeByPointer: Story = {
  tags: ['!visual'],
  beforeEach: rest.hold,
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const button = canvas.getByRole('button', { name: '微信' });
    await step('opens after the pointer rests on the icon', async () => {
      await user.hover(button);
      rest.pass(HOVER_DELAY_MS - 1);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      rest.pass(1);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('stays open while the pointer is in the card', async () => {
      const code = await canvas.findByRole('img', { name: /微信/ });
      await user.hover(code);
      rest.pass(HOVER_DELAY_MS);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('closes when the pointer leaves', async () => {
      await user.hover(canvas.getByRole('heading'));
      rest.pass(HOVER_DELAY_MS);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const LoginIsAskedForAndForeseen: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: '登录/注册' });
    await userEvent.hover(button);
    await expect(args.onLoginIntent).toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

const InWindow = (props: DesktopHeaderProps) => (
  <Miniature device="desktop" height={110}>
    <DesktopHeader {...props} />
  </Miniature>
);

export const EveryState: Story = {
  ...matrix<DesktopHeaderProps>({
    component: InWindow,
    states: {
      ...handled('nav a:not([aria-current])'),
      'logged in': { session: { state: 'in', userId: '20260114' } },
      'not known yet': { session: { state: 'unknown' } },
      'over the first page': { firstPage: true, fixed: true },
      fixed: { fixed: true },
    },
    width: 480,
  }),
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...desktopHeaderUsage };
