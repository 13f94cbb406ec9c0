import answer from 'virtual:answer/api/character/get_official_character_list?id=jiu-sheng';
import type { CharacterDetail } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { recorded } from '../testing/recorded.ts';
import type { ConversationMessage, ConversationSnapshot } from './conversation.ts';
import { ChatPage, type ChatPageProps, type ChatStorage, type Conversation } from './index.ts';

/** A conversation whose snapshot a story can set. */
function createFakeConversation() {
  let snapshot: ConversationSnapshot = {
    messages: [],
    typing: false,
    earlier: 'start',
    connection: 'open',
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<ConversationSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const conversation: Conversation = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    send: fn(),
    resend: fn(),
    stop: fn(),
    loadEarlier: fn(),
  };
  return { conversation, set };
}

const stopKeeping = fn();
const drafts = new Map<string, string>();
const storage: ChatStorage = {
  readDraft: (id) => drafts.get(id) ?? '',
  writeDraft: (id, text) => drafts.set(id, text),
  unsentText: ({ messages }) =>
    messages
      .filter(({ state }) => state === 'failed')
      .map(({ text }) => text)
      .join('\n'),
  keepUnsent: fn(() => stopKeeping),
  nextRefusal: (messages) => messages.find(({ refusal }) => refusal)?.refusal,
};

const message = (change: Partial<ConversationMessage>): ConversationMessage => ({
  id: '1',
  author: 'user',
  text: '在吗',
  sentAt: Date.now(),
  citations: [],
  ...change,
});

type Args = Omit<ChatPageProps, 'companion'>;
type Globals = Parameters<typeof recorded>[1];
const jiuSheng = (globals: Globals) =>
  recorded<{ items: [CharacterDetail] }>(answer, globals).items[0];

let fake = createFakeConversation();

/** The host: a user `wu-1` logs in and out, and the messaging code arrives later. */
function Host(args: ChatPageProps) {
  const [isIn, setIn] = useState(args.session === 'in');
  const [account, setAccount] = useState(args.account);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <ChatPage
        {...args}
        session={isIn ? 'in' : 'out'}
        account={account}
        conversation={isIn && isLoaded ? fake.conversation : null}
      />
      <button
        type="button"
        onClick={() => {
          setIn(true);
          setAccount('wu-1');
        }}
      >
        登录
      </button>
      <button
        type="button"
        onClick={() => {
          drafts.clear();
          setIn(false);
        }}
      >
        退出
      </button>
      <button type="button" onClick={() => setLoaded(true)}>
        加载
      </button>
    </>
  );
}

const meta = {
  title: 'Screens/Chat page',
  tags: ['!visual'],
  args: {
    session: 'in',
    account: 'wu-1',
    conversation: null,
    unreachable: false,
    online: true,
    storage,
    onLogin: fn(),
    onRefused: fn(),
  } satisfies Args as Args,
  beforeEach: () => {
    drafts.clear();
    fake = createFakeConversation();
  },
  render: (args: Args, { globals }: { globals: Globals }) => (
    <Host {...args} companion={jiuSheng(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const LOST = '线断了，正在重新接上。写好的话不会丢。';

export const SendsAndClearsDraft: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗');
    await expect(drafts.get('jiu-sheng')).toBe('还在吗');
    await userEvent.keyboard('{Enter}');
    await expect(fake.conversation.send).toHaveBeenCalledWith('还在吗');
    await expect(field).toHaveValue('');
    await expect(drafts.get('jiu-sheng')).toBe('');
  },
};

export const SendsEarlyTextWhenConversationArrives: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}');
    await expect(field).toHaveValue('还在吗');
    await press(canvas, '加载');
    await expect(fake.conversation.send).toHaveBeenCalledOnce();
    await expect(fake.conversation.send).toHaveBeenLastCalledWith('还在吗');
    await expect(field).toHaveValue('');
  },
};

export const KeepsTextTypedAfterEarlySend: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}？');
    await press(canvas, '加载');
    await expect(fake.conversation.send).toHaveBeenCalledOnce();
    await expect(fake.conversation.send).toHaveBeenLastCalledWith('还在吗');
    await expect(field).toHaveValue('还在吗？');
  },
};

export const KeepsDraftOverLogin: Story = {
  args: { session: 'out', account: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /？$/ })[0]!);
    const [draft] = drafts.values();
    await press(canvas, '登录');
    await expect(canvas.getByRole('textbox')).toHaveValue(draft);
  },
};

export const ClearsFieldAfterLogout: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '悄悄话');
    await press(canvas, '退出');
    await press(canvas, '登录');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const LinksCitations: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    fake.set({
      messages: [
        message({
          author: 'character',
          citations: [{ article_id: 'third-bell', game_id: 'gate', title: '看影子，不看手' }],
        }),
      ],
    });
    await expect(await canvas.findByRole('link', { name: /看影子/ })).toHaveAttribute(
      'href',
      '/game-library/third-bell',
    );
  },
};

export const LostConnection: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    await expect(canvas.queryByText(LOST)).toBeNull();
    fake.set({ connection: 'lost' });
    await expect(await canvas.findByText(LOST)).toBeVisible();
  },
};

const attempt = heldTimers(3_000);

/** A short attempt to connect shows nothing. */
export const SlowConnection: Story = {
  beforeEach: attempt.hold,
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    fake.set({ connection: 'connecting' });
    await waitFor(() => expect(attempt.count()).toBe(1));
    attempt.pass(2_999);
    await expect(canvas.queryByText(LOST)).toBeNull();
    attempt.pass(1);
    await expect(canvas.getByText(LOST)).toBeVisible();
    fake.set({ connection: 'open' });
    await waitFor(() => expect(canvas.queryByText(LOST)).toBeNull());
  },
};

export const UnreachableMessaging: Story = {
  args: { unreachable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(LOST)).toBeVisible();
  },
};

export const ReportsRefusal: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, '加载');
    fake.set({ messages: [message({ state: 'failed', refusal: '说得太快了' })] });
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledOnce());
    await expect(args.onRefused).toHaveBeenLastCalledWith('说得太快了');
  },
};

export const KeepsUnsentText: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    await userEvent.type(canvas.getByRole('textbox'), '草稿');
    fake.set({ messages: [message({ state: 'failed', text: '没发出去' })] });
    await waitFor(() =>
      expect(storage.keepUnsent).toHaveBeenLastCalledWith({
        companionId: 'jiu-sheng',
        unsent: '没发出去',
        draft: '草稿',
      }),
    );
    await expect(stopKeeping).toHaveBeenCalled();
  },
};
