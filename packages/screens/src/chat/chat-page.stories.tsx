import answer from 'virtual:answer/api/character/get_official_character_list?id=jiu-sheng';
import type { CharacterDetail } from '@companion/sdk/contract';
import type {
  Conversation,
  ConversationMessage,
  ConversationSnapshot,
  GuestConversation,
  GuestSnapshot,
} from '@companion/sdk/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { recorded } from '../testing/recorded.ts';
import { ChatPage, type ChatPageProps, type ChatStorage } from './index.ts';

/** A conversation whose snapshot a story can set. */
function createFakeConversation() {
  let snapshot: ConversationSnapshot = {
    messages: [],
    typing: false,
    earlier: 'start',
    connection: 'open',
    memories: [],
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
    getServerSnapshot: () => snapshot,
    send: fn(),
    resend: fn(),
    stop: fn(),
    regenerate: fn(),
    loadEarlier: fn(),
    reconnect: fn(),
    forget: fn(),
  };
  return { conversation, set };
}

const keepUnsent = fn<ChatStorage['keepUnsent']>(() => () => {});
const unsentNow = () => keepUnsent.mock.lastCall?.[0].unsent();
let owner: string | null = null;
const drafts = new Map<string, string>();
const storage: ChatStorage = {
  readDraft: (id) => drafts.get(id) ?? '',
  writeDraft: (id, text) => drafts.set(id, text),
  unsentText: ({ messages, connection }) =>
    messages
      .filter(({ state }) => state === 'failed' || (state === 'sending' && connection !== 'open'))
      .map(({ text }) => text)
      .join('\n'),
  keepUnsent,
  isOwner: (account) => account === owner,
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

/** A talk without a login, whose snapshot a story can set. */
function createFakeGuest() {
  let snapshot: GuestSnapshot = { messages: [], typing: false, left: undefined };
  const listeners = new Set<() => void>();
  const set = (change: Partial<GuestSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const talk = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => snapshot,
    send: fn<GuestConversation['send']>(async () => undefined),
  };
  return { talk, set };
}

let fake = createFakeConversation();
let guest = createFakeGuest();

/** The host: a user `wu-1` logs in, out and leaves the page, and the messaging code arrives later. */
function Host(args: ChatPageProps) {
  const [isIn, setIn] = useState(args.session === 'in');
  const [account, setAccount] = useState(args.account);
  const [isLoaded, setLoaded] = useState(false);
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && (
        <ChatPage
          {...args}
          session={isIn ? 'in' : 'out'}
          account={account}
          conversation={isIn && isLoaded ? fake.conversation : null}
          guest={!isIn && isLoaded ? guest.talk : null}
        />
      )}
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
          owner = null;
          setIn(false);
        }}
      >
        退出
      </button>
      <button type="button" onClick={() => setIn(false)}>
        过期
      </button>
      <button type="button" onClick={() => setLoaded(true)}>
        加载
      </button>
      <button type="button" onClick={() => setLeft(true)}>
        离开
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
    guest: null,
    available: true,
    unreachable: false,
    online: true,
    storage,
    onLogin: fn(),
    onRefused: fn(),
    onTalk: fn(),
    onBegin: fn(),
  } satisfies Args as Args,
  beforeEach: () => {
    drafts.clear();
    owner = 'wu-1';
    fake = createFakeConversation();
    guest = createFakeGuest();
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

export const TellsOfTheVisitorsMessages: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, '加载');
    fake.set({ messages: [message({ id: '1', author: 'character' })] });
    await canvas.findByText('在吗');
    await expect(args.onTalk).not.toHaveBeenCalled();
    fake.set({ messages: [message({ id: '2' })] });
    await waitFor(() => expect(args.onTalk).toHaveBeenCalledOnce());
  },
};

export const TellsOfTheFirstMessageSent: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, '加载');
    fake.set({ messages: [message({ id: '1' })] });
    await waitFor(() => expect(args.onTalk).toHaveBeenCalled());
    await expect(args.onBegin).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), '还在吗{Enter}');
    await expect(args.onBegin).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox'), '在的{Enter}');
    await expect(fake.conversation.send).toHaveBeenLastCalledWith('在的');
    await expect(args.onBegin).toHaveBeenCalledOnce();
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

export const DoesNotSendEarlyTextThatWasTakenBack: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}');
    await userEvent.clear(field);
    await press(canvas, '加载');
    await userEvent.type(field, '晚安{Enter}');
    await expect(mocked(fake.conversation.send).mock.calls).toEqual([['晚安']]);
  },
};

export const SendsEarlyTextBesideASuggestion: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}');
    const [suggestion] = canvas.getAllByRole('button', { name: /？$/ });
    await userEvent.click(suggestion!);
    await press(canvas, '加载');
    await expect(mocked(fake.conversation.send).mock.calls).toEqual([['还在吗']]);
    await expect(field).toHaveValue(suggestion!.textContent);
  },
};

export const SendsEarlyTextWithASuggestion: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}');
    const [suggestion] = canvas.getAllByRole('button', { name: /？$/ });
    await userEvent.click(suggestion!);
    await userEvent.type(field, '{Enter}');
    await press(canvas, '加载');
    await expect(mocked(fake.conversation.send).mock.calls).toEqual([
      [`还在吗\n${suggestion!.textContent}`],
    ]);
    await expect(field).toHaveValue('');
  },
};

export const DoesNotSendEarlyTextOfAUserAsAGuest: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}');
    await press(canvas, '过期');
    await press(canvas, '加载');
    await expect(field).toHaveValue('还在吗');
    await userEvent.type(field, '！{Enter}');
    await expect(mocked(guest.talk.send).mock.calls).toEqual([['还在吗！']]);
  },
};

export const KeepsTextTypedAfterEarlySend = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '还在吗{Enter}？');
    await press(canvas, '加载');
    await expect(fake.conversation.send).toHaveBeenCalledOnce();
    await expect(fake.conversation.send).toHaveBeenLastCalledWith('还在吗');
    await expect(field).toHaveValue('还在吗？');
  },
} satisfies Story;

/** A browser that forbids storage. */
export const KeepsTextWithoutStorage: Story = {
  args: { storage: { ...storage, readDraft: () => '' } },
  play: KeepsTextTypedAfterEarlySend.play,
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
          citations: [
            { kind: 'article', id: 'third-bell', game_id: 'gate', title: '看影子，不看手' },
          ],
        }),
      ],
    });
    await expect(await canvas.findByRole('link', { name: /看影子/ })).toHaveAttribute(
      'href',
      '/game-library/third-bell',
    );
  },
};

/** Three questions follow the last reply; a press sends one, and what is being written stays. */
export const SuggestsQuestions: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    const reply = message({ author: 'character', suggestions: ['然后呢？', '怎么打？'] });
    fake.set({ messages: [reply] });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '写了一半');
    (await canvas.findByRole('button', { name: '然后呢？' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(fake.conversation.send).toHaveBeenCalledWith('然后呢？');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('写了一半');
    await expect(drafts.get('jiu-sheng')).toBe('写了一半');
    fake.set({ messages: [reply, message({ id: '2', text: '嗯' })] });
    await waitFor(() => expect(canvas.queryByRole('button', { name: '怎么打？' })).toBeNull());
  },
};

/** A chosen question is not what is written, even when the two begin alike. */
export const KeepsTextThatBeginsAsAChosenQuestion: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    fake.set({ messages: [message({ author: 'character', suggestions: ['然后呢？'] })] });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '然后呢？{Shift>}{Enter}{/Shift}写了一半');
    await press(canvas, '然后呢？');
    await expect(fake.conversation.send).toHaveBeenCalledWith('然后呢？');
    await expect(field).toHaveValue('然后呢？\n写了一半');
  },
};

export const ForgetsOnRequest: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    await expect(canvas.queryByText('我记得')).toBeNull();
    fake.set({
      memories: [
        { id: 'name', text: '你叫小明' },
        { id: 'game', text: '你在玩《灯岭》' },
      ],
    });
    await userEvent.click(await canvas.findByRole('button', { name: '忘掉：你叫小明' }));
    await expect(fake.conversation.forget).toHaveBeenCalledWith('name');
    await expect(canvas.getByRole('region', { name: '我记得' })).toHaveFocus();
    fake.set({ memories: [{ id: 'game', text: '你在玩《灯岭》' }] });
    await waitFor(() => expect(canvas.queryByText('你叫小明')).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(fake.conversation.forget).toHaveBeenLastCalledWith('game');
    await expect(canvas.getByRole('log')).toHaveFocus();
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

export const FailedConnection: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    fake.set({ connection: 'failed' });
    await expect(await canvas.findByText(/现在没接上/)).toBeVisible();
    await press(canvas, '重新连接');
    await expect(fake.conversation.reconnect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    fake.set({ connection: 'open' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: '重新连接' })).toBeNull());
  },
};

export const Unavailable: Story = {
  args: { available: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/聊天暂时没有开放/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const UnavailableToVisitors: Story = {
  args: { available: false, session: 'out', account: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/聊天暂时没有开放/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '登录/注册' })).toBeNull();
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
    await expect(unsentNow()).toBe('');
    const failed = message({ state: 'failed', text: '没发出去' });
    fake.set({ messages: [failed, message({ id: '2', state: 'sending', text: '在路上' })] });
    await waitFor(() => expect(unsentNow()).toBe('没发出去'));
    fake.set({ connection: 'lost' });
    await waitFor(() => expect(unsentNow()).toBe('没发出去\n在路上'));
    // The same listener is asked each time: one that is added while the page is left is not called.
    await expect(keepUnsent).toHaveBeenCalledOnce();
  },
};

/** The message is not in the list now. It is there again after the same user's login. */
export const KeepsWhatAnExpiredSessionLeft: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    fake.set({ messages: [message({ state: 'sending', text: '在路上' })] });
    await expect(canvas.findByText('在路上')).resolves.toBeVisible();
    await press(canvas, '过期');
    await expect(unsentNow()).toBe('在路上');
    await press(canvas, '登录');
    fake.set({ messages: [message({ text: '在路上' })] });
    await waitFor(() => expect(unsentNow()).toBe(''));
  },
};

export const KeepsNothingAfterLogout: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    fake.set({ messages: [message({ state: 'sending', text: '悄悄话' })] });
    await expect(canvas.findByText('悄悄话')).resolves.toBeVisible();
    await press(canvas, '退出');
    await expect(unsentNow()).toBe('');
  },
};

export const GuestTalks: Story = {
  args: { session: 'out', account: null },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '在吗{Enter}');
    // The code of the talk arrives after the message.
    await expect(field).toHaveValue('在吗');
    await press(canvas, '加载');
    await expect(guest.talk.send).toHaveBeenCalledWith('在吗');
    await expect(field).toHaveValue('');
    guest.set({
      messages: [
        message({}),
        message({ id: '2', author: 'character', text: '在。', suggestions: ['韩渡怎么打？'] }),
      ],
      left: 2,
    });
    await canvas.findByText('不登录还能聊 2 句。登录之后，聊过的都留着。');
    await press(canvas, '韩渡怎么打？');
    await expect(guest.talk.send).toHaveBeenLastCalledWith('韩渡怎么打？');
    guest.set({ left: 0 });
    await canvas.findByText('三句聊完了。登录之后，聊过的都留着。');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

/** The words are in the field again, with what was typed meanwhile, and the login opens. */
export const GuestNeedsLogin: Story = {
  args: { session: 'out', account: null },
  play: async ({ canvas, args }) => {
    await press(canvas, '加载');
    guest.talk.send.mockResolvedValueOnce({ needsLogin: true, reason: '明天再来' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '第四句{Enter}');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(args.onRefused).toHaveBeenCalledWith('明天再来');
    await expect(field).toHaveValue('第四句');
    await expect(drafts.get('jiu-sheng')).toBe('第四句');
    await press(canvas, '登录');
    await expect(field).toHaveValue('第四句');
  },
};

/** The words are kept, but no login opens on the page where the visitor is now. */
export const GuestWhoLeftNeedsNoLogin: Story = {
  args: { session: 'out', account: null },
  play: async ({ canvas, args }) => {
    const { promise, resolve } = Promise.withResolvers<{ needsLogin: boolean }>();
    await press(canvas, '加载');
    guest.talk.send.mockReturnValueOnce(promise);
    await userEvent.type(canvas.getByRole('textbox'), '第四句{Enter}');
    await userEvent.type(canvas.getByRole('textbox'), '又写');
    await press(canvas, '离开');
    resolve({ needsLogin: true });
    await waitFor(() => expect(drafts.get('jiu-sheng')).toBe('第四句\n又写'));
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const GuestMessageNotDelivered: Story = {
  args: { session: 'out', account: null },
  play: async ({ canvas, args }) => {
    await press(canvas, '加载');
    guest.talk.send.mockResolvedValueOnce({ needsLogin: false });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '在吗{Enter}');
    await canvas.findByText(LOST);
    await expect(field).toHaveValue('在吗');
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(canvas.queryByText(LOST)).toBeNull());
    await expect(guest.talk.send).toHaveBeenCalledTimes(2);
  },
};

export const GuestMessageNotDeliveredBeforeALogin: Story = {
  args: { session: 'out', account: null },
  play: async ({ canvas }) => {
    await press(canvas, '加载');
    guest.talk.send.mockResolvedValueOnce({ needsLogin: false });
    await userEvent.type(canvas.getByRole('textbox'), '在吗{Enter}');
    await canvas.findByText(LOST);
    await press(canvas, '登录');
    await press(canvas, '退出');
    await expect(canvas.queryByText(LOST)).toBeNull();
  },
};

export const GuestMessageRefused: Story = {
  name: 'A refusal of a guest’s message is no lost connection',
  args: { session: 'out', account: null },
  play: async ({ canvas, args }) => {
    await press(canvas, '加载');
    guest.talk.send.mockResolvedValueOnce({ needsLogin: false, reason: '这句话不能发' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '在吗{Enter}');
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledWith('这句话不能发'));
    await expect(field).toHaveValue('在吗');
    await expect(canvas.queryByText(LOST)).toBeNull();
  },
};

export const AnotherAnswer: Story = {
  args: { session: 'in', account: 'wu-1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载' }));
    const reply = message({ id: '2', author: 'character', text: '等第三拍。' });
    const button = () => canvas.queryByRole('button', { name: '换个回答' });
    fake.set({ messages: [message({}), reply] });
    await canvas.findByText('等第三拍。');
    await expect(button()).toBeNull();
    const replaceable = { ...reply, canRegenerate: true };
    fake.set({ messages: [message({}), replaceable], connection: 'lost' });
    await canvas.findByText(LOST);
    await expect(button()).toBeNull();
    fake.set({ connection: 'open' });
    await waitFor(() => expect(button()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '换个回答' }));
    await expect(fake.conversation.regenerate).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    fake.set({ messages: [message({})], typing: true });
    await waitFor(() => expect(button()).toBeNull());
  },
};
