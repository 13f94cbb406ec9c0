import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { fillText } from '../../i18n/messages.ts';
import { type FormatText, MessagesProvider } from '../../i18n/messages-provider.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import * as css from '../../internal/testing/talk.css.ts';
import { Button } from '../../primitives/button/index.ts';
import { media } from '../../theme/media.ts';
import { Composer } from '../composer/index.ts';
import { type ChatMessage, MessageList, type MessageListProps } from './index.ts';
import { messageListTexts } from './message-list.texts.ts';
import { messageListUsage } from './message-list.usage.tsx';
import { messageListMessages } from './messages.ts';

const texts = messageListTexts.zh;

const NOW = new Date(2026, 10, 20, 21, 30).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const conversation: ChatMessage[] = [
  { id: '1', author: 'companion', text: texts.youAgainWhichBell, sentAt: NOW - DAY },
  { id: '2', author: 'visitor', text: texts.thirdIHaveBeen, sentAt: NOW - DAY + MINUTE },
  {
    id: '3',
    author: 'companion',
    text: texts.forThirdBellHeavy,
    sentAt: NOW - DAY + 2 * MINUTE,
    citations: [
      { href: '#a', title: texts.thirdBellWatchShadow },
      { href: '#b', title: texts.windUpRecoveryHalf },
    ],
  },
  { id: '4', author: 'visitor', text: texts.youAreRightWhen, sentAt: NOW - 9 * MINUTE },
  { id: '5', author: 'companion', text: texts.momentHammerLands, sentAt: NOW - 8 * MINUTE },
  { id: '6', author: 'companion', text: texts.timeForOneCut, sentAt: NOW - 8 * MINUTE },
];

/** Text of the messages of a long conversation: a number, and a sentence repeated 0 to 4 times. */
const longTexts = [texts.numberN, texts.bellComesThroughFog] as const;

interface LongConversationProps extends MessageListProps {
  says: readonly [numbered: string, repeated: string];
  /** Number of messages, one every ten minutes until now. */
  count: number;
  /** Number of the first loaded message. */
  first?: number;
  /** Number of messages after now. */
  more?: number;
  /** One more message, whose text is repeated `times` times. */
  last?: ChatMessage & { times?: number };
}

function LongConversation({
  says,
  count,
  first = 0,
  more = 0,
  last,
  ...list
}: LongConversationProps) {
  const [numbered, repeated] = says;
  const messages = useMemo(
    () =>
      Array.from({ length: count + more - first }, (_, index): ChatMessage => {
        const n = first + index;
        return {
          id: String(n),
          author: n % 3 === 0 ? 'visitor' : 'companion',
          text: `${numbered.replace('{n}', String(n))}${repeated.repeat((n * 7) % 5)}`,
          sentAt: NOW - (count - n) * 10 * MINUTE,
        };
      }),
    [numbered, repeated, count, first, more],
  );
  return (
    <MessageList
      {...list}
      messages={
        last ? [...messages, { ...last, text: last.text.repeat(last.times ?? 1) }] : messages
      }
    />
  );
}

const meta = {
  title: 'Components/Message list',
  parameters: { texts: messageListTexts },
  component: MessageList,
  args: {
    messages: conversation,
    companion: { name: texts.chime, seed: 'jiu-sheng', hue: 15 },
    typing: false,
    earlier: 'start',
    onEarlier: fn(),
    onResend: fn(),
    now: NOW,
  },
  decorators: [
    (Story) => (
      <div className={css.room}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

const scroller = (canvas: { getByRole: (role: 'log') => HTMLElement }) => canvas.getByRole('log');
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};
const isAtEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight < 2;
/**
 * After opening or new content the list scrolls to its end for several frames, also against a step up: waits
 * until its height has not changed for ten.
 */
const settled = async (element: HTMLElement) => {
  await waitFor(() => expect(isAtEnd(element)).toBe(true));
  for (let height = 0, still = 0; still < 10; still += 1) {
    if (element.scrollHeight !== height || !isAtEnd(element)) still = 0;
    height = element.scrollHeight;
    await frames(1);
  }
};

export const ATalk: Story = { args: { onCitation: fn() } };

export const Speaking: Story = {
  globals: { motion: 'still' },
  args: {
    messages: [
      ...conversation.slice(0, 4),
      { id: '5', author: 'companion', text: texts.momentHammerLa, sentAt: NOW, state: 'speaking' },
    ],
  },
};

export const Thinking: Story = {
  tags: ['languages'],
  args: { messages: conversation.slice(0, 4), typing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('九声正在想……');
  },
};

/** What React writes to the console. */
const complaint = fn();

export const AnArticleCitedTwice: Story = {
  tags: ['!visual'],
  args: {
    messages: [
      {
        id: '1',
        author: 'companion',
        text: texts.forThirdBellHeavy,
        sentAt: NOW,
        citations: [texts.countToThree, texts.theMoment].map((quote) => ({
          href: '#a',
          title: texts.thirdBellWatchShadow,
          quote,
        })),
      },
    ],
  },
  beforeEach: () => {
    complaint.mockClear();
    const consoleError = spyOn(console, 'error').mockImplementation(complaint);
    return () => consoleError.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    await expect(complaint).not.toHaveBeenCalled();
  },
};

export const OnTheWayAndLost: Story = {
  tags: ['languages'],
  args: {
    messages: [
      ...conversation.slice(0, 3),
      { id: '4', author: 'visitor', text: texts.letMeTry, sentAt: NOW, state: 'failed' },
      { id: '5', author: 'visitor', text: texts.onceMore, sentAt: NOW, state: 'sending' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新发送' }));
    await expect(args.onResend).toHaveBeenCalledWith('4');
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    companion: { name: 'Chime', seed: 'jiu-sheng', hue: 15 },
    messages: [
      { id: '1', author: 'visitor', text: 'Third bell. Two days now.', sentAt: NOW - MINUTE },
      {
        id: '2',
        author: 'companion',
        text: 'Do not watch the hand, watch the shadow under its feet: the shadow pulls in first, and the hammer falls half a beat later. You roll as soon as the arm goes up, don’t you? That rolls you right under it.',
        sentAt: NOW,
        citations: [{ href: '#a', title: 'Third Bell: watch the shadow, not the hand' }],
      },
    ],
  },
};

export const TenThousandMessages: Story = {
  // At half a million px, rounding in the browser makes pictures unstable.
  tags: ['!visual'],
  args: { earlier: 'more' },
  render: (args) => <LongConversation {...args} says={longTexts} count={10_000} />,
  play: async ({ canvas, canvasElement }) => {
    const list = scroller(canvas);
    await waitFor(() => expect(isAtEnd(list)).toBe(true));
    await expect(canvas.getByText(/^第 9999 句/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60);
    await expect(canvas.queryByRole('button', { name: '回到最新' })).toBeNull();
  },
};

export const PrintsEveryMessage: Story = {
  tags: ['!visual'],
  render: (args) => <LongConversation {...args} says={longTexts} count={100} />,
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('ol > li').length;
    await waitFor(() => expect(canvas.getByText(/^第 99 句/)).toBeVisible());
    await expect(rows()).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rows()).toBe(100);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(async () => {
      await expect(rows()).toBeLessThan(60);
      await expect(canvas.getByText(/^第 99 句/)).toBeVisible();
    });
  },
};

export const KeepsItsEstimatedHeight: Story = {
  tags: ['!visual'],
  args: { earlier: 'more' },
  render: (args) => <LongConversation {...args} says={longTexts} count={10_000} />,
  play: async ({ canvas }) => {
    const list = scroller(canvas);
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(500_000));
    const estimated = list.scrollHeight;
    for (let turn = 0; turn < 20; turn += 1) {
      list.scrollTop -= 300;
      await frames(2);
    }
    await expect(canvas.getByText(/^第 9948 句/)).toBeVisible();
    await expect(list.scrollHeight).toBe(estimated);
  },
};

export const ScrolledBeforeTheFirstPaint: Story = {
  tags: ['!visual'],
  args: { earlier: 'more' },
  render: (args) => <LongConversation {...args} says={longTexts} count={200} />,
  decorators: [
    function ScrollAtOnce(Story) {
      const root = useRef<HTMLDivElement>(null);
      useEffect(() => {
        root.current?.querySelector('[role=log]')?.scrollTo({ top: 100 });
      }, []);
      return (
        <div ref={root} className={css.room}>
          <Story />
        </div>
      );
    },
  ],
  play: async ({ canvas, args, step }) => {
    const list = scroller(canvas);
    await step('keeps the position when the other messages are rendered', async () => {
      await waitFor(() => expect(list.scrollTop).toBeGreaterThan(1000));
      await waitFor(() => expect(canvas.getByText(/^第 141 句/)).toBeVisible());
    });
    await step('does not ask for earlier messages', async () => {
      await frames(4);
      await expect(args.onEarlier).not.toHaveBeenCalled();
    });
  },
};

/** The keyboard of a phone opens, the visitor scrolls up, the keyboard closes. */
export const IsAtTheEndWhenAllFits: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const list = scroller(canvas);
    const latest = () => canvas.queryByRole('button', { name: '回到最新' });
    const setHeight = (value: string) => list.style.setProperty('block-size', value);
    setHeight('240px');
    await settled(list);
    list.scrollTo({ top: 0 });
    await waitFor(() => expect(latest()).toBeVisible());
    setHeight('2000px');
    await waitFor(() => expect(latest()).toBeNull());
  },
};

export const JumpsWithReducedMotion: Story = {
  tags: ['!visual'],
  render: (args) => <LongConversation {...args} says={longTexts} count={100} />,
  play: async ({ canvas }) => {
    const list = scroller(canvas);
    await settled(list);
    list.scrollTop -= 800;
    const latest = await canvas.findByRole('button', { name: '回到最新' });
    const { matchMedia } = window;
    const preference = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === media.reducedMotion ? 'all' : query),
    );
    const scrollTo = spyOn(list, 'scrollTo');
    await userEvent.click(latest);
    preference.mockRestore();
    await expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  render: (args) => <LongConversation {...args} says={longTexts} count={100} />,
  play: async ({ canvas }) => {
    const list = scroller(canvas);
    await settled(list);
    list.scrollTop -= 800;
    const latest = await canvas.findByRole('button', { name: '回到最新' });
    const middle = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    await expect(Math.abs(middle(latest) - middle(list))).toBeLessThan(8);
  },
};

export const HistoryArrivesAbove: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [first, setFirst] = useState(1000);
    const [loading, setLoading] = useState(false);
    return (
      <>
        <LongConversation
          {...args}
          says={longTexts}
          count={1200}
          first={first}
          earlier={loading ? 'loading' : 'more'}
          onEarlier={() => setLoading(true)}
        />
        <Button
          onClick={() => {
            setFirst((now) => now - 100);
            setLoading(false);
          }}
        >
          {texts.theyHaveCome}
        </Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const list = scroller(canvas);
    const top = async () => (await canvas.findByText(/^第 1001 句/)).getBoundingClientRect().top;
    await step('asks for earlier messages near the start', async () => {
      await waitFor(() => {
        list.scrollTop = 100;
        expect(canvas.getByText('正在翻找更早的消息……')).toBeVisible();
      });
    });
    await step('keeps the visible messages in place when they arrive', async () => {
      await frames(4);
      const before = await top();
      await userEvent.click(canvas.getByRole('button', { name: texts.theyHaveCome }));
      await waitFor(() => expect(list.scrollTop).toBeGreaterThan(1000));
      await frames(4);
      await expect(Math.abs((await top()) - before)).toBeLessThan(2);
    });
  },
};

export const FollowsOnlyAtTheEnd: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [more, setMore] = useState(0);
    return (
      <>
        <LongConversation {...args} says={longTexts} count={100} more={more} />
        <Button onClick={() => setMore((now) => now + 1)}>{texts.speak}</Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const list = scroller(canvas);
    const speak = () => userEvent.click(canvas.getByRole('button', { name: texts.speak }));
    await step('follows at the end', async () => {
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
      await speak();
      await waitFor(() => expect(canvas.getByText(/^第 100 句/)).toBeVisible());
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
    });
    await step('keeps the position farther up', async () => {
      await settled(list);
      list.scrollTop -= 800;
      await canvas.findByRole('button', { name: '回到最新' });
      const { top } = list.getBoundingClientRect();
      const firstVisible = [...list.querySelectorAll('li')].find(
        (row) => row.getBoundingClientRect().top >= top,
      );
      const before = firstVisible?.getBoundingClientRect().top;
      await speak();
      await canvas.findByRole('button', { name: '有新消息' });
      await expect(firstVisible?.getBoundingClientRect().top).toBeCloseTo(before ?? Number.NaN, 0);
    });
    await step('the button scrolls to the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '有新消息' }));
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
      await waitFor(() => expect(canvas.queryByRole('button', { name: '回到最新' })).toBeNull());
    });
  },
};

export const StopsFollowingAGrowingReply: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [pieces, setPieces] = useState(1);
    const reply: ChatMessage = {
      id: '100',
      author: 'companion',
      text: texts.momentHammerLands2,
      sentAt: NOW,
      state: 'speaking',
    };
    return (
      <>
        <LongConversation
          {...args}
          says={longTexts}
          count={100}
          last={{ ...reply, times: pieces }}
        />
        <Button onClick={() => setPieces((now) => now + 1)}>{texts.speak}</Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const list = scroller(canvas);
    const speak = async () => {
      const before = list.scrollHeight;
      await userEvent.click(canvas.getByRole('button', { name: texts.speak }));
      await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(before));
      await frames(4);
    };
    await step('follows at the end', async () => {
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
      await speak();
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
    });
    await step('stops after a short step up', async () => {
      await settled(list);
      list.scrollTop -= 30;
      await canvas.findByRole('button', { name: '回到最新' });
      const place = list.scrollTop;
      await speak();
      await speak();
      await expect(list.scrollTop).toBe(place);
    });
    await step('follows again near the end', async () => {
      list.scrollTop += list.scrollHeight;
      await waitFor(() => expect(canvas.queryByRole('button', { name: '回到最新' })).toBeNull());
      await speak();
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
    });
  },
};

export const ShowsTheTypingIndicator: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [typing, setTyping] = useState(false);
    return (
      <>
        <LongConversation {...args} says={longTexts} count={100} typing={typing} />
        <Button onClick={() => setTyping(!typing)}>{texts.think}</Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const list = scroller(canvas);
    const think = async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.think }));
      await frames(4);
    };
    await step('scrolls to the indicator at the end', async () => {
      await settled(list);
      await think();
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
    });
    await step('keeps the position farther up', async () => {
      await think();
      await settled(list);
      list.scrollTop -= 800;
      await canvas.findByRole('button', { name: '回到最新' });
      const place = list.scrollTop;
      await think();
      await expect(list.scrollTop).toBe(place);
    });
  },
};

export const FollowsWhenTheComposerGrows: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [draft, setDraft] = useState('');
    return (
      <>
        <LongConversation {...args} says={longTexts} count={100} />
        <Composer
          placeholder={texts.saySomethingToChime}
          value={draft}
          onValueChange={setDraft}
          onSend={() => setDraft('')}
          speaking={false}
          onStop={() => {}}
        />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const list = scroller(canvas);
    const field = canvas.getByRole('textbox');
    const grow = async () => {
      const before = list.clientHeight;
      await userEvent.type(field, '一{Shift>}{Enter}{Enter}{/Shift}');
      await waitFor(() => expect(list.clientHeight).toBeLessThan(before));
      await frames(4);
    };
    await step('stays at the end', async () => {
      await settled(list);
      await grow();
      await waitFor(() => expect(isAtEnd(list)).toBe(true));
    });
    await step('keeps the position farther up', async () => {
      await settled(list);
      list.scrollTop -= 800;
      await canvas.findByRole('button', { name: '回到最新' });
      const place = list.scrollTop;
      await grow();
      await expect(list.scrollTop).toBe(place);
    });
  },
};

/** Number of renders of visitor rows. */
let visitorRowRenders = 0;
const countingRenders: FormatText = ({ id, defaultMessage }, values) => {
  if (id === messageListMessages.visitor.id) visitorRowRenders += 1;
  return fillText(defaultMessage, values);
};

export const RendersOnlyChangedRows: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [pieces, setPieces] = useState(1);
    const reply: ChatMessage = {
      id: '7',
      author: 'companion',
      text: texts.theMoment.repeat(pieces),
      sentAt: NOW,
      state: 'speaking',
    };
    return (
      <MessagesProvider locale="zh" formatMessage={countingRenders}>
        <MessageList
          {...args}
          // New objects with each render, as in most hosts.
          companion={{ ...args.companion }}
          onResend={(id) => args.onResend(id)}
          messages={[...conversation, reply]}
        />
        <Button onClick={() => setPieces((now) => now + 1)}>{texts.speak}</Button>
      </MessagesProvider>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(isAtEnd(scroller(canvas))).toBe(true));
    await frames(4);
    visitorRowRenders = 0;
    await userEvent.click(canvas.getByRole('button', { name: texts.speak }));
    await canvas.findByText('锤子锤子');
    await expect(visitorRowRenders).toBe(0);
  },
};

export const AnnouncesAReplyOnce: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [pieces, setPieces] = useState(0);
    const reply = [texts.theMoment, '落地', '那一下。'];
    const messages: ChatMessage[] = [
      ...conversation.slice(0, 4),
      ...(pieces === 0
        ? []
        : [
            {
              id: '5',
              author: 'companion' as const,
              text: reply.slice(0, pieces).join(''),
              sentAt: NOW,
              state: pieces <= 3 ? ('speaking' as const) : undefined,
            },
          ]),
    ];
    return (
      <>
        <MessageList {...args} messages={messages} />
        <Button onClick={() => setPieces((now) => now + 1)}>{texts.speak}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const announced: string[] = [];
    const status = canvas.getByRole('status');
    new MutationObserver(() => {
      if (status.textContent) announced.push(status.textContent);
    }).observe(status, { childList: true, characterData: true, subtree: true });
    for (let piece = 0; piece < 4; piece += 1)
      await userEvent.click(canvas.getByRole('button', { name: texts.speak }));
    await waitFor(() => expect(announced).toEqual(['九声：锤子落地那一下。']));
  },
};

export const AnnouncesAReplyInEnglish: Story = {
  ...AnnouncesAReplyOnce,
  tags: ['!visual'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    for (let piece = 0; piece < 4; piece += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Chime: The moment the hammer lands.'),
    );
  },
};

/** The visitor comes back to a talk in which a reply is growing. */
export const AnnouncesAReplyThatGrewAtFirst: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [state, setState] = useState<'speaking' | undefined>('speaking');
    const reply: ChatMessage = {
      id: 'reply-7',
      author: 'companion',
      text: texts.countToThree,
      sentAt: NOW,
      state,
    };
    return (
      <>
        <MessageList {...args} messages={[...conversation, reply]} />
        <Button onClick={() => setState(undefined)}>{texts.next}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('九声：数到三。'));
  },
};

/** The visitor sent two messages. The second reply is expected as soon as the first is complete. */
export const AnnouncesAReplyBeforeTheNext: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [step, setStep] = useState(0);
    const reply = (id: string, said: string, state?: 'speaking'): ChatMessage => ({
      id,
      author: 'companion',
      text: said,
      sentAt: NOW,
      state,
    });
    const first = reply('7', texts.countToThree);
    const steps = [
      { replies: [reply('7', texts.countToThree, 'speaking')], typing: false },
      { replies: [first], typing: true },
      { replies: [first, reply('8', texts.theMoment, 'speaking')], typing: false },
      { replies: [first, reply('8', texts.theMoment)], typing: false },
    ];
    const { replies = [], typing = false } = steps[step] ?? {};
    return (
      <>
        <MessageList {...args} messages={[...conversation, ...replies]} typing={typing} />
        <Button onClick={() => setStep(step + 1)}>{texts.next}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const next = () => userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await next();
    await expect(status).toHaveTextContent(`九声：${texts.countToThree}`);
    await next();
    await expect(status).toBeEmptyDOMElement();
    await next();
    await expect(status).toHaveTextContent(`九声：${texts.theMoment}`);
  },
};

export const AnnouncesNoMarks: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [isThere, setThere] = useState(false);
    const reply: ChatMessage = {
      id: '7',
      author: 'companion',
      text: `### **${texts.countToThree}**\n\n1. \`${texts.theMoment}\``,
      sentAt: NOW,
    };
    return (
      <>
        <MessageList {...args} messages={isThere ? [...conversation, reply] : conversation} />
        <Button onClick={() => setThere(true)}>{texts.next}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        `九声：${texts.countToThree} 1. ${texts.theMoment}`,
      ),
    );
  },
};

/** A greeting is replaced by loaded history, which is not announced. The next reply is. */
export const DoesNotAnnounceHistory: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [step, setStep] = useState(0);
    const greeting: ChatMessage = {
      id: 'greeting',
      author: 'companion',
      text: texts.thereYouAre,
      sentAt: NOW,
    };
    const reply: ChatMessage = {
      id: '7',
      author: 'companion',
      text: texts.countToThree,
      sentAt: NOW,
    };
    const steps = [[greeting], conversation, [...conversation, reply]];
    return (
      <>
        <MessageList {...args} messages={steps[step] ?? []} />
        <Button onClick={() => setStep((now) => now + 1)}>{texts.next}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: texts.next });
    await userEvent.click(next);
    await canvas.findByText(texts.timeForOneCut);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('九声：数到三。'));
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  args: {
    messages: [
      ...conversation.slice(0, 3),
      { id: '4', author: 'visitor', text: texts.letMeTry, sentAt: NOW, state: 'failed' },
    ],
  },
  play: async ({ canvas, args, step }) => {
    await step('the list is a tab stop, so that it can be scrolled', async () => {
      await userEvent.tab();
      await expect(scroller(canvas)).toHaveFocus();
    });
    await step('Enter follows a source', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      const source = await canvas.findByRole('link', { name: texts.thirdBellWatchShadow });
      source.addEventListener('click', followed);
      while (document.activeElement !== source && scroller(canvas).contains(document.activeElement))
        await userEvent.tab();
      await expect(source).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
    });
    await step('Enter sends again', async () => {
      const resend = canvas.getByRole('button', { name: '重新发送' });
      while (document.activeElement !== resend && scroller(canvas).contains(document.activeElement))
        await userEvent.tab();
      await expect(resend).toHaveFocus();
      const { outlineWidth, outlineOffset } = getComputedStyle(resend);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const edge = scroller(canvas).getBoundingClientRect().bottom;
      await expect(resend.getBoundingClientRect().bottom + ring).toBeLessThanOrEqual(edge);
      await userEvent.keyboard('{Enter}');
      await expect(args.onResend).toHaveBeenCalledWith('4');
    });
  },
};

export const KeepsTheFocusWhenAButtonDisappears: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [earlier, setEarlier] = useState(args.earlier);
    const [state, setState] = useState<ChatMessage['state']>('failed');
    const failed: ChatMessage = {
      id: '100',
      author: 'visitor',
      text: texts.letMeTry,
      sentAt: NOW,
      state,
    };
    return (
      <>
        <LongConversation
          {...args}
          says={longTexts}
          count={100}
          last={failed}
          earlier={earlier}
          onEarlier={() => setEarlier('loading')}
          onResend={() => setState('sending')}
        />
        <Button onClick={() => setEarlier('start')}>{texts.theyHaveCome}</Button>
      </>
    );
  },
  args: { earlier: 'failed' },
  play: async ({ canvas, step }) => {
    const list = scroller(canvas);
    const press = (button: HTMLElement) => {
      button.focus();
      return userEvent.keyboard('{Enter}');
    };
    await step('the resend button passes the focus to the list', async () => {
      await settled(list);
      await press(canvas.getByRole('button', { name: '重新发送' }));
      await expect(await canvas.findByText('发送中……')).toBeVisible();
      await expect(list).toHaveFocus();
    });
    await step('so does the button that scrolls to the end', async () => {
      list.scrollTop -= 800;
      const latest = await canvas.findByRole('button', { name: '回到最新' });
      await press(latest);
      await waitFor(() => expect(latest).not.toBeInTheDocument());
      await expect(list).toHaveFocus();
    });
    await step('the button at the start keeps the focus while loading', async () => {
      list.scrollTop = 0;
      const more = await canvas.findByRole('button', { name: '没加载出来，再试一次' });
      await press(more);
      await expect(await canvas.findByText('正在翻找更早的消息……')).toBeVisible();
      await expect(more).toHaveFocus();
    });
    await step('the list gets the focus at the start, beside another window too', async () => {
      // What browsers dispatch when another window gets the focus. The element stays the active one.
      fireEvent.focusOut(document.activeElement as Element);
      const arrived = canvas.getByRole('button', { name: texts.theyHaveCome });
      // `click()` does not move the focus.
      arrived.click();
      await waitFor(() => expect(canvas.queryByText('正在翻找更早的消息……')).toBeNull());
      await expect(list).toHaveFocus();
    });
  },
};

export const AnnouncesEachFailureOnce: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [step, setStep] = useState(0);
    const [, renderAgain] = useState({});
    const failed: ChatMessage = {
      id: '7',
      author: 'visitor',
      text: texts.letMeTry,
      sentAt: NOW,
      state: step % 2 === 0 ? 'failed' : 'sending',
    };
    return (
      <>
        <MessageList {...args} messages={[...conversation, failed]} />
        <Button onClick={() => setStep(step + 1)}>{texts.next}</Button>
        <Button onClick={() => renderAgain({})}>{texts.again}</Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    const next = () => userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await step('does not announce an earlier failure', async () => {
      await canvas.findByText('没发出去');
      await expect(status).toBeEmptyDOMElement();
    });
    await step('announces each new failure', async () => {
      for (let time = 0; time < 2; time += 1) {
        await next();
        await expect(status).toBeEmptyDOMElement();
        await next();
        await expect(status).toHaveTextContent('没发出去');
      }
    });
    await step('keeps the announcement when the host makes the same list again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.again }));
      await expect(status).toHaveTextContent('没发出去');
    });
  },
};

const SERVER_OFFSET = 8 * 60 * MINUTE;

export const HydratesFromAServerInAnotherTimeZone: Story = {
  tags: ['!visual'],
  args: {
    messages: [
      { id: '1', author: 'companion', text: texts.youAgain, sentAt: NOW - 40 * 60 * MINUTE },
      {
        id: '2',
        author: 'companion',
        text: texts.whichBellTonight,
        sentAt: NOW - 18 * 60 * MINUTE,
      },
    ],
  },
  render: function Page(args) {
    const page = useRef<HTMLDivElement>(null);
    const [hydrationErrors, setHydrationErrors] = useState(0);
    useEffect(() => {
      const element = page.current;
      if (!element) return;
      const onServer = (at: number) => at - SERVER_OFFSET;
      const messages = args.messages.map((one) => ({ ...one, sentAt: onServer(one.sentAt) }));
      element.innerHTML = renderToString(
        <MessageList {...args} messages={messages} now={onServer(args.now)} />,
      );
      const root = hydrateRoot(element, <MessageList {...args} />, {
        onRecoverableError: () => setHydrationErrors((count) => count + 1),
      });
      return () => root.unmount();
    }, [args]);
    return (
      <>
        <div ref={page} className={css.room} />
        <output>{hydrationErrors}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    // The visitor's day names appear after hydration.
    const yesterday = await canvas.findByText('昨天');
    await expect(yesterday.closest('p')).toHaveTextContent(/^昨天\d+:\d+$/);
    await expect(canvas.getByText('今天')).toBeVisible();
    await expect(canvasElement.querySelector('output')).toHaveTextContent('0');
  },
};

const InRoom = (props: MessageListProps) => (
  <div style={{ display: 'grid', blockSize: 420 }}>
    <MessageList {...props} />
  </div>
);

export const EveryState: Story = {
  ...matrix<MessageListProps>({
    component: InRoom,
    states: {
      ...handled('a'),
      typing: { messages: conversation.slice(0, 4), typing: true },
      speaking: {
        messages: [
          ...conversation.slice(0, 4),
          {
            id: '5',
            author: 'companion',
            text: texts.momentHammerLa,
            sentAt: NOW,
            state: 'speaking',
          },
        ],
      },
      sending: {
        messages: [
          ...conversation.slice(0, 3),
          { id: '4', author: 'visitor', text: texts.onceMore, sentAt: NOW, state: 'sending' },
        ],
      },
      failed: {
        messages: [
          ...conversation.slice(0, 3),
          { id: '4', author: 'visitor', text: texts.letMeTry, sentAt: NOW, state: 'failed' },
        ],
      },
      'earlier failed': { messages: conversation.slice(0, 2), earlier: 'failed' },
    },
    width: 260,
  }),
  // Ends with sources.
  args: { messages: conversation.slice(0, 3) },
  globals: { motion: 'still' },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...messageListUsage };
