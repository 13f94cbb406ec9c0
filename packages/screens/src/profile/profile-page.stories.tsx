import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { ProfilePage, type ProfilePageProps } from './index.ts';

const me = { web_user_id: 'wu-1', nickname: '夜里的猫' };

const begunStory = {
  ...{ id: 'tenth-bell', character_id: 'jiu-sheng', title: '第十口钟', summary: '' },
  ...{ game_id: undefined, minutes: undefined, scene_count: undefined, endings: 4 },
  progress: { path: ['yard', 'roof'], ended: false },
};

const meta = {
  title: 'Screens/Profile page',
  component: ProfilePage,
  tags: ['!visual'],
  args: {
    session: { state: 'in', userId: 'wu-1' },
    loadMe: fn<ProfilePageProps['loadMe']>(async () => me),
    onLoadFailed: fn(),
    items: [],
    loadThings: fn<ProfilePageProps['loadThings']>(async () => ({ begun: [] })),
    onKeep: fn(),
    onLogin: fn(),
    onLogout: fn(),
    onExport: fn(async () => {}),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsUser: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('夜里的猫')).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: '注销账号' })).toHaveAttribute(
      'href',
      '/m/profile/removeAccount-wu-1',
    );
  },
};

export const ExportsData: Story = {
  args: { onExport: fn<ProfilePageProps['onExport']>() },
  play: async ({ canvas, args }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mocked(args.onExport).mockReturnValue(promise);
    const button = canvas.getByRole('button', { name: '导出数据' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledOnce();
    resolve();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const ReportsFailedLoad: Story = {
  args: { loadMe: fn<ProfilePageProps['loadMe']>(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onLoadFailed).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: '退出登录' })).toBeVisible();
  },
};

export const InvitesVisitors: Story = {
  args: { session: { state: 'out' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录/注册' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.loadMe).not.toHaveBeenCalled();
  },
};

export const ForgetsUserAfterLogout: Story = {
  render: function Host(args) {
    const [isIn, setIn] = useState(true);
    return (
      <ProfilePage
        {...args}
        session={isIn ? { state: 'in', userId: 'wu-1' } : { state: 'out' }}
        onLogout={() => setIn(false)}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('夜里的猫');
    canvas.getByRole('button', { name: '退出登录' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('夜里的猫')).toBeNull();
    await expect(
      canvas.getByText('登录之后，这里会有一张属于你的名片。').closest(':focus'),
    ).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveFocus();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(mocked(args.loadMe).mock.lastCall?.[0].aborted).toBe(true);
  },
};

let late: PromiseWithResolvers<typeof me>;

export const IgnoresALateAnswerForTheUserBefore: Story = {
  args: { loadMe: fn<ProfilePageProps['loadMe']>() },
  beforeEach: ({ args }) => {
    late = Promise.withResolvers();
    mocked(args.loadMe)
      .mockReturnValueOnce(late.promise)
      .mockResolvedValue({ web_user_id: 'wu-2', nickname: '巡夜人' });
  },
  render: function Host(args) {
    const [userId, setUserId] = useState('wu-1');
    return (
      <ProfilePage {...args} session={{ state: 'in', userId }} onLogout={() => setUserId('wu-2')} />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await canvas.findByText('巡夜人');
    late.resolve(me);
    await userEvent.click(canvas.getByRole('button', { name: '导出数据' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(canvas.getByText('巡夜人')).toBeVisible();
  },
};

/** The visitor of a host that clears the shelf at a logout. */
function LeavingUser(args: ProfilePageProps) {
  const [isIn, setIn] = useState(true);
  return (
    <ProfilePage
      {...args}
      session={isIn ? { state: 'in', userId: 'wu-1' } : { state: 'out' }}
      items={isIn ? args.items : []}
      onLogout={() => setIn(false)}
    />
  );
}

export const ForgetsShelfBeingTidied: Story = {
  args: {
    items: [
      { kind: 'companion', id: 'a-deng', title: '阿灯', kept: true, at: '2026-11-24T12:00:00Z' },
    ],
  },
  render: LeavingUser,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '整理' }));
    await canvas.findByRole('button', { name: /阿灯/, pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(canvas.queryByText('阿灯')).toBeNull();
  },
};

export const ForgetsStoriesOfUser: Story = {
  args: { loadThings: fn<ProfilePageProps['loadThings']>() },
  render: LeavingUser,
  beforeEach: ({ args }) => {
    mocked(args.loadThings)
      .mockReturnValue(new Promise(() => {}))
      .mockResolvedValueOnce({ stories: [begunStory], begun: [] });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(begunStory.title);
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(canvas.queryByText(begunStory.title)).toBeNull();
  },
};

const drawRemoval: ProfilePageProps['removalDialog'] = ({ open, onClose }) => (
  <dialog open={open} aria-label="注销账号">
    <button type="button" onClick={onClose}>
      我再想想
    </button>
  </dialog>
);

export const OpensRemovalDialog: Story = {
  args: {
    removalDialog: drawRemoval,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
    await userEvent.click(canvas.getByRole('button', { name: '我再想想' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const HidesRemovalFromTheNextUser: Story = {
  args: { removalDialog: drawRemoval },
  render: function Host(args) {
    const [userId, setUserId] = useState('wu-1');
    return (
      <ProfilePage
        {...args}
        session={{ state: 'in', userId }}
        onLogout={() => setUserId(userId === 'wu-1' ? 'wu-2' : 'wu-1')}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
    await canvas.findByRole('dialog');
  },
};
