import companions from 'virtual:answer/api/character/get_official_character_list?page_size=12';
import games from 'virtual:answer/api/visitor/game/list?page_size=12';
import type { CharacterList, GameList, KeptEntry } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { expect, fn, userEvent } from 'storybook/test';
import { removalMessages } from '../removal/index.ts';
import { ShareButton } from '../share-button/index.ts';
import { Shelf } from '../shelf/index.ts';
import { recorded } from '../testing/recorded.ts';
import { ProfileScreen, type ProfileScreenProps } from './index.ts';

const kept = (kind: KeptEntry['kind'], id: string, title: string): KeptEntry => ({
  ...{ kind, id, title },
  kept: true,
  at: '2026-11-24T12:00:00Z',
});
const items = [
  kept('companion', 'a-deng', '阿灯'),
  kept('companion', 'jiu-sheng', '九声'),
  kept('game', 'lantern-ridge', '灯岭'),
  kept('article', 'third-bell', '第三口钟怎么躲'),
];

function RemovalButton() {
  const { formatMessage } = useIntl();
  return <Button tone="quiet">{formatMessage(removalMessages.pageTitle)}</Button>;
}

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  args: {
    session: { state: 'in', userId: 'wu-0417' },
    me: {
      web_user_id: 'wu-0417',
      nickname: '夜里的猫',
      phone_masked: '138****8000',
      seed: 'wu-0417',
      hue: 62,
      created_at: '2026-04-17T04:00:00Z',
    },
    onLogin: fn(),
    onLogout: fn(),
    onExport: fn(async () => {}),
    acts: <ShareButton />,
    removal: <RemovalButton />,
    shelf: null,
  },
  render: (args, { globals }) => (
    <ProfileScreen
      {...args}
      shelf={
        <Shelf
          items={args.session.state === 'in' ? items : []}
          things={{
            companions: recorded<CharacterList>(companions, globals),
            games: recorded<GameList>(games, globals),
            stories: [],
            begun: [],
          }}
          onlyHere={args.session.state === 'out'}
          onKeep={fn()}
        />
      }
    />
  ),
} satisfies Meta<ProfileScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  tags: ['languages'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('138****8000')).toBeVisible();
    await expect(canvas.getByText('2026年4月17日入座')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const InJapanese: Story = { tags: ['!visual'], globals: { locale: 'ja' } };

export const OnPhone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

/** Before the API's answer, or without it, the card shows only the user's own companion. */
export const Loading: Story = {
  tags: ['!visual'],
  args: { me: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '退出登录' })).toBeVisible();
    await expect(canvas.queryByText('手机号')).toBeNull();
  },
};

export const MinimalData: Story = {
  tags: ['!visual'],
  args: { session: { state: 'in', userId: 'wu-0417' }, me: { web_user_id: 'wu-0417' } },
};

export const LongName: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'small' } },
  args: {
    session: { state: 'in', userId: 'wu-0417' },
    me: {
      web_user_id: 'wu-0417',
      nickname: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      phone_masked: '138****8000',
      created_at: '2026-04-17T04:00:00Z',
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const LoggedOut: Story = {
  tags: ['!visual'],
  args: { session: { state: 'out' }, me: null, removal: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录/注册' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** Before hydration the document's `data-session` decides what is shown. */
export const UnknownSession: Story = {
  tags: ['!visual'],
  args: { session: { state: 'unknown' }, me: null, removal: null },
  beforeEach: () => () => {
    delete document.documentElement.dataset['session'];
  },
  play: async ({ canvas }) => {
    const invitation = canvas.getByText('登录之后，这里会有一张属于你的名片。');
    await expect(invitation).toBeVisible();
    document.documentElement.dataset['session'] = 'in';
    await expect(invitation).not.toBeVisible();
  },
};
