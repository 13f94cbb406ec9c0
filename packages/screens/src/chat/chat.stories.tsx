import companion from 'virtual:answer/api/character/get_official_character_list?id=jiu-sheng';
import type { CharacterDetail } from '@companion/sdk/contract';
import type { ChatMessage } from '@companion/ui/message-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { AddressesProvider, page } from '../layout/index.ts';
import { addressesFor } from '../paths/index.ts';
import { recorded } from '../testing/recorded.ts';
import { ChatScreen, type ChatScreenProps } from './index.ts';
import { MemoryStrip } from './memory-strip.tsx';

const NOW = new Date(2026, 10, 20, 21, 30).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const talk: ChatMessage[] = [
  { id: '1', author: 'visitor', text: '第三口钟，卡两天了', sentAt: NOW - DAY },
  {
    id: '2',
    author: 'companion',
    text: '第三口钟的重击不看它的手，看它脚下的影子：影子先收，半拍之后锤子才落。',
    sentAt: NOW - DAY + MINUTE,
    citations: [{ href: '/game-library/third-bell', title: '第三口钟：看影子，不看手' }],
  },
  { id: '3', author: 'visitor', text: '还真是。那什么时候能还手？', sentAt: NOW - 2 * MINUTE },
  {
    id: '4',
    author: 'companion',
    text: '锤子落地那一下。只够砍一刀，别贪。',
    sentAt: NOW - MINUTE,
  },
];

type Globals = Parameters<typeof recorded>[1];

const jiuSheng = (globals: Globals) =>
  recorded<{ items: [CharacterDetail] }>(companion, globals).items[0];

/** Keeps the draft, as the page does. */
function Host(props: ChatScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <ChatScreen
      {...props}
      draft={draft}
      onDraft={setDraft}
      onSuggestion={setDraft}
      onSend={(text) => {
        props.onSend(text);
        setDraft('');
      }}
    />
  );
}

type Args = Omit<ChatScreenProps, 'companion'>;

const meta = {
  title: 'Screens/Chat',
  args: {
    messages: talk,
    typing: false,
    earlier: 'start',
    onEarlier: fn(),
    onResend: fn(),
    now: NOW,
    session: 'in',
    onLogin: fn(),
    available: true,
    offline: false,
    failed: false,
    onReconnect: fn(),
    draft: '',
    onDraft: fn(),
    onSuggestion: fn(),
    onSend: fn(),
    onStop: fn(),
    memories: [],
    onForget: fn(),
    questions: [],
    onTalks: fn(),
  } satisfies Args as Args,
  render: (args: Args, { globals }: { globals: Globals }) => (
    <Host {...args} companion={jiuSheng(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('AI 伙伴，不是真人')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: '跟九声说点什么' });
    await userEvent.type(field, ' 打不过也算一拍？ {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('打不过也算一拍？');
    await expect(field).toHaveValue('');
  },
};

export const OpensTalks: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所有对话' }));
    await expect(args.onTalks).toHaveBeenCalledOnce();
  },
};

/** The visitor tells whether the last reply helped. */
export const Rated: Story = {
  tags: ['!visual'],
  args: { messages: talk.slice(0, 2), questions: ['那什么时候能还手？'], onRate: fn() },
  play: async ({ canvas, args }) => {
    const good = canvas.getByRole('button', { name: '有用' });
    await userEvent.click(good);
    await expect(args.onRate).toHaveBeenCalledWith('good');
    await expect(good).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('group', { name: '记下了，谢谢。' })).toBeVisible();
    await userEvent.click(good);
    await expect(args.onRate).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '没用' }));
    await expect(args.onRate).toHaveBeenLastCalledWith('bad');
  },
};

/** A whole answer with its source, what can be asked next, and what the companion remembers. */
export const WholeAnswer: Story = {
  tags: ['languages'],
  args: {
    onRate: fn(),
    messages: [
      { id: '1', author: 'visitor', text: '我叫小明。吞灯怎么打？', sentAt: NOW - MINUTE },
      {
        id: '2',
        author: 'companion',
        text: '先听完这一截：\n\n吞灯只吃**孤灯**。壶里换成松脂油。\n\n1. 蛙声停，水面鼓一个包，蹲着\n2. 仰到底那一下泼油\n3. 打嗝有七秒，灯杆敲十下\n\n不赶。路今晚不会挪。',
        sentAt: NOW,
        citations: [
          {
            href: '/game-library/lantern-ridge-lampeater',
            kind: '文章',
            title: '吞灯：让它以为今晚有宵夜',
            quote: '它张嘴是先往后仰头。仰到底那一下泼油，早了泼在下巴上不算。',
          },
        ],
      },
    ],
    memories: [
      { id: 'name', text: '你叫小明' },
      { id: 'stuck', text: '你问过怎么过“吞灯”' },
    ],
    questions: ['然后呢？', '灯岭的灯油总是不够用，怎么省？', '四种油出门该带哪一种？'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4);
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(canvas.getByRole('button', { name: '然后呢？' }))).toBe(
      left(canvas.getByText('先听完这一截：')),
    );
    await userEvent.click(canvas.getByRole('button', { name: '忘掉：你叫小明' }));
    await expect(args.onForget).toHaveBeenCalledWith('name');
    await userEvent.click(canvas.getByRole('button', { name: '然后呢？' }));
    await expect(args.onSend).toHaveBeenCalledWith('然后呢？');
  },
};

/** What follows the reply is one row, which scrolls. */
export const WholeAnswerOnPhone: Story = {
  args: { ...WholeAnswer.args, onRegenerate: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const middles = ['有用', '没用', '换个回答'].map((name) => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return Math.round(top + bottom);
    });
    await expect(new Set(middles).size).toBe(1);
  },
};

export const UnderThePointer: Story = {
  ...hovered('button'),
  render: () => (
    <main className={page.page}>
      <MemoryStrip memories={[{ id: 'name', text: '你叫小明' }]} onForget={fn()} />
    </main>
  ),
};

/** Before the first message the companion shows a greeting and suggestions. */
export const NoMessages: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/跟我数四下/)).toBeVisible();
    await expect(canvas.getByText(/我是 AI，不是人/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: '没有节奏感的人能玩吗？怎么找到拍子？' }),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('没有节奏感的人能玩吗？怎么找到拍子？');
  },
};

export const GreetsBeforeFirstMessage: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/跟我数四下/);
  },
};

/** The first message shown is not the first of the chat. */
export const NoGreetingBeforeOlderMessages: Story = {
  tags: ['!visual'],
  args: { earlier: 'more' },
  play: async ({ canvas }) => {
    await canvas.findByText('第三口钟，卡两天了');
    await expect(canvas.queryByText(/跟我数四下/)).toBeNull();
  },
};

export const InEnglish: Story = {
  tags: ['!visual'],
  globals: { locale: 'en' },
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AI companion, not a person')).toBeVisible();
    await expect(canvas.getByText(/I am an AI, not a person/)).toBeVisible();
  },
};

export const LoggedOut: Story = {
  args: { messages: [], session: 'out' },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <AddressesProvider value={addressesFor('mobile')}>
      {meta.render(args, context)}
    </AddressesProvider>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('AI 伙伴，不是真人')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: '没有节奏感的人能玩吗？怎么找到拍子？' }),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('没有节奏感的人能玩吗？怎么找到拍子？');
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '登录/注册' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Thinking: Story = {
  tags: ['!visual'],
  args: { messages: talk.slice(0, 3), typing: true },
};

export const Speaking: Story = {
  tags: ['!visual'],
  args: {
    messages: [
      ...talk.slice(0, 3),
      { id: '4', author: 'companion', text: '锤子落地那一', sentAt: NOW, state: 'speaking' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停一下' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** The last message was not delivered and can be sent again. */
export const Offline: Story = {
  args: {
    offline: true,
    draft: '还在吗',
    messages: [
      ...talk,
      { id: '5', author: 'visitor', text: '再试一次', sentAt: NOW, state: 'failed' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('线断了，正在重新接上。写好的话不会丢。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新发送' }));
    await expect(args.onResend).toHaveBeenCalledWith('5');
    await expect(canvas.getByRole('textbox')).toHaveValue('还在吗');
  },
};

export const AnnouncesLostConnection: Story = {
  tags: ['!visual'],
  render: function Cut(args, { globals }) {
    const [offline, setOffline] = useState(false);
    return (
      <>
        <Host {...args} offline={offline} companion={jiuSheng(globals)} />
        <button type="button" onClick={() => setOffline(true)}>
          断线
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    // A live region must exist before its text.
    const regions = canvas.getAllByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: '断线' }));
    const words = canvas.getByText('线断了，正在重新接上。写好的话不会丢。');
    await expect(regions.some((region) => region.contains(words))).toBe(true);
  },
};

/** No greeting, no suggestions, no looks, and a very long message. */
export const MinimalData: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'small' } },
  render: (args, { globals }) => (
    <Host
      {...args}
      messages={[{ id: '1', author: 'visitor', text: '啊'.repeat(600), sentAt: NOW }]}
      companion={{
        ...jiuSheng(globals),
        name: '住在第三座灯塔底下从来不肯报全名的那位老领航员',
        line: '',
        greeting: '',
        suggestions: [],
        seed: undefined,
        hue: undefined,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
