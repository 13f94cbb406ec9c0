import type { Activity } from '@companion/sdk/contract';
import { type LinkProps, LinkProvider } from '@companion/ui/link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { ActivitiesScreen, type ActivitiesScreenProps } from './index.ts';

/** Copies of the sandbox's activities, with fixed dates. */
const activities: readonly Activity[] = [
  {
    id: 'count-to-nine',
    state: 'running',
    title: '数到九',
    summary: '九声每晚打一段拍子，你听完说出是哪口钟。',
    body: [
      '九声每晚八点换一段拍子，十五晚，一共十五段。来聊天里说一句“开始”，它用字打给你听：咚、咚、停。',
      '猜错不记账，九声会把两口钟挨着再打一遍，让你自己听出差别。',
    ],
    reward: '听准十段，九声的铜色外形',
    hue: 15,
    cover: 'dunes',
    game: { id: 'nine-bells', name: '九钟' },
    character: { id: 'jiu-sheng', name: '九声', seed: 'jiu-sheng', hue: 15 },
    winners: [],
    starts_at: '2026-11-15T00:00:00.000Z',
    ends_at: '2026-11-30T00:00:00.000Z',
  },
  {
    id: 'shelf-sixty',
    state: 'running',
    title: '第六十格',
    summary: '你丢过、再也没找回来的东西，写给末班，它替你登记。',
    body: ['失物招领处有六十格木架，格格有东西。第六十格空出来十三天，末班把它借给现实里的人。'],
    hue: 300,
    cover: 'night-city',
    game: { id: 'last-tram', name: '末班电车' },
    character: { id: 'mo-ban', name: '末班', seed: 'mo-ban', hue: 300 },
    winners: [],
    starts_at: '2026-11-11T00:00:00.000Z',
    ends_at: '2026-11-24T00:00:00.000Z',
  },
  {
    id: 'steam-sunday',
    state: 'coming',
    title: '一天蒸一笼',
    summary: '只有一天：八人一笼，团团当解说，三花起哄。',
    body: ['一整天滚动开笼，凑满八颗团子就揭盖。不用组队，自己来就行，缺人机器人补。'],
    reward: '参加就有竹签十根，换三十颗豆',
    hue: 340,
    cover: 'arena',
    game: { id: 'mochi-league', name: '团子联赛' },
    character: { id: 'tuan-tuan', name: '团团', seed: 'tuan-tuan', hue: 340 },
    winners: [],
    starts_at: '2026-11-22T00:00:00.000Z',
    ends_at: '2026-11-23T00:00:00.000Z',
  },
];

const bare: Activity = {
  id: 'nobody-knows',
  state: 'running',
  title: '到时候再说',
  summary: '',
  body: [],
  winners: [],
  starts_at: '2026-11-20T00:00:00.000Z',
  ends_at: '2026-11-21T00:00:00.000Z',
};

const long: Activity = {
  ...bare,
  id: 'long-words',
  title: '把四十八天里拆掉又重盖的每一根柱子、每一道梁、每一片屋檐都从头讲一遍给根宝听',
  summary:
    '讲多久都行，它不打断，只在你说漏的时候敲一下桌子；敲满三下换它来讲，讲的是你没看见的那几根。',
  body: [
    'Rechtsschutzversicherungsgesellschaftenangelegenheiten。',
    '今天二十四点前都收。'.repeat(40),
  ],
  reward: '从头讲到尾没有被敲过一下的，根宝的新芽外形，外加一根真的木头，寄到你说的地址',
  hue: 140,
  game: { id: 'root-and-rust', name: '根与锈：四十八天里的十二天，盖下去的都留着' },
  character: { id: 'gen-bao', name: '根宝，全名是一根不肯倒下的宝贝柱子' },
};

const linkThatOpens = (open: (id: string) => void) =>
  function HostLink({ href, onClick, ...link }: LinkProps) {
    const id = new URL(href, location.origin).searchParams.get('activity');
    return (
      <a
        {...link}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          if (id === null) return;
          event.preventDefault();
          open(id);
        }}
      />
    );
  };

/** Holds the filter and the open activity, which the site keeps in the address. */
function Host({ state: stateAtFirst, openId: openAtFirst, ...props }: ActivitiesScreenProps) {
  const [state, setState] = useState(stateAtFirst);
  const [openId, setOpenId] = useState(openAtFirst);
  const [HostLink] = useState(() => linkThatOpens(setOpenId));
  return (
    <LinkProvider value={HostLink}>
      <ActivitiesScreen
        {...props}
        state={state}
        onState={(next) => {
          props.onState(next);
          setState(next);
        }}
        openId={openId}
        onClose={() => {
          props.onClose();
          setOpenId(undefined);
        }}
      />
    </LinkProvider>
  );
}

const meta = {
  title: 'Screens/Activities',
  component: ActivitiesScreen,
  args: {
    activities,
    today: '2026-11-20',
    state: 'running',
    onState: fn(),
    hrefOfState: (state) => `?state=${state}`,
    openId: undefined,
    onClose: fn(),
    onRetry: fn(),
    onJoin: fn(),
    onRemind: fn(),
    detail: 'center',
  },
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => new Date(2026, 10, 20, 12).getTime();
    return () => {
      Date.now = now;
    };
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<ActivitiesScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['languages'] };
/** A bar of the calendar. */
export const UnderThePointer: Story = { ...hovered('ol a') };
export const NoneEnded: Story = { args: { state: 'ended' } };
export const LoadFailed: Story = {
  args: { activities: null },
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  args: { openId: 'count-to-nine' },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '数到九' });
    await expect(dialog).toHaveTextContent('11月15日至11月29日');
  },
};

export const OpenOnPhone: Story = {
  args: { openId: 'count-to-nine', detail: 'bottom' },
  globals: { viewport: { value: 'phone' } },
};

export const LeadsToTheHostWithItsMessage: Story = {
  tags: ['!visual'],
  args: {
    activities: [
      { ...(activities[0] as Activity), join: { label: '去跟九声说“开始”吧', message: '开始' } },
    ],
    openId: 'count-to-nine',
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '数到九' }));
    const join = dialog.getByRole('link', { name: '去跟九声说“开始”吧' });
    await expect(join).toHaveAttribute('href', '/game-partner/chat-jiu-sheng');
    // The story stays; a host's router would do the same.
    join.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    await userEvent.click(join);
    await expect(args.onJoin).toHaveBeenLastCalledWith('jiu-sheng', '开始');
    await userEvent.click(dialog.getByRole('button', { name: '放进日历' }));
    await expect(args.onRemind).toHaveBeenCalledOnce();
  },
};

export const NamesWinnersOfAnEndedActivity: Story = {
  tags: ['!visual'],
  args: {
    state: 'ended',
    activities: [
      {
        ...(activities[0] as Activity),
        state: 'ended',
        winners: [{ name: '三折', note: '第十七局，第三手就赢了' }],
      },
    ],
    openId: 'count-to-nine',
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '数到九' }));
    await expect(dialog.getByText('三折')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: '放进日历' })).toBeNull();
  },
};

const complaint = fn();

export const WinnersMayHaveEqualNames: Story = {
  tags: ['!visual'],
  args: {
    state: 'ended',
    activities: [
      {
        ...(activities[0] as Activity),
        state: 'ended',
        winners: [
          { name: '三折', note: '第十七局，第三手就赢了' },
          { name: '三折', note: '第四十局，一子未失' },
        ],
      },
    ],
    openId: 'count-to-nine',
  },
  beforeEach: () => {
    complaint.mockClear();
    const consoleError = spyOn(console, 'error').mockImplementation(complaint);
    return () => consoleError.mockRestore();
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '数到九' }));
    await expect(dialog.getAllByText('三折')).toHaveLength(2);
    await expect(complaint).not.toHaveBeenCalled();
  },
};

export const InJapanese: Story = { globals: { locale: 'ja' }, tags: ['!visual'] };

const closing = heldTimers(300);

export const OpensDialogAndClosesByEscape: Story = {
  tags: ['!visual'],
  beforeEach: closing.hold,
  play: async ({ args, canvas, step }) => {
    const link = canvas.getByRole('link', { name: '第六十格' });
    await step('a card opens the dialog', async () => {
      await userEvent.click(link);
      const dialog = await screen.findByRole('dialog', { name: '第六十格' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Escape closes the dialog, which keeps its content meanwhile', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(closing.count()).toBe(1));
      await expect(screen.queryByRole('dialog', { name: '第六十格' })).not.toBeNull();
      closing.pass(300);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the focus returns to the card', async () => {
      await waitFor(() => expect(link).toHaveFocus());
    });
  },
};

export const OpensDialogFromCalendar: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const calendar = within(canvas.getByRole('region', { name: '这五周' }));
    await step('the calendar opens a later activity', async () => {
      await userEvent.click(calendar.getByRole('link', { name: '一天蒸一笼 11月22日' }));
      const dialog = await screen.findByRole('dialog', { name: '一天蒸一笼' });
      await waitFor(() => expect(dialog).toBeVisible());
    });
    await step('the focus is on the text', async () => {
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^11月22日一整天/));
    });
  },
};

export const FiltersByState: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, step }) => {
    await step('the filter shows later activities', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '即将开始' }));
      await expect(args.onState).toHaveBeenCalledWith('coming');
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: '一天蒸一笼' })).toBeVisible();
    });
    await step('a single day is shown as one date', async () => {
      await expect(within(canvas.getByRole('article')).getByText('11月22日')).toBeVisible();
    });
    await step('an empty state is shown', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '已结束' }));
      await expect(canvas.getByRole('heading', { name: '这里还空着' })).toBeVisible();
    });
  },
};

export const FilterFitsItsLabels: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const states = canvas.getByRole('group', { name: '时间' }).getBoundingClientRect();
    const last = canvas
      .getByRole('radio', { name: '已结束' })
      .closest('label')!
      .getBoundingClientRect();
    await expect(states.right - last.right).toBeLessThan(8);
  },
};

export const MinimalData: Story = {
  args: { activities: [bare], openId: bare.id },
  tags: ['!visual'],
};

export const LongTexts: Story = {
  args: { activities: [long, ...activities] },
  globals: { viewport: { value: 'phone' } },
};
export const LongTextsOpen: Story = {
  args: { activities: [long], openId: long.id, detail: 'bottom' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'],
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: long.title });
    await step('the dialog fits the window', async () => {
      const shown = within(dialog);
      for (const part of [dialog, shown.getByText(/^Rechts/), shown.getByText(/^从头讲/)]) {
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
      }
    });
  },
};
