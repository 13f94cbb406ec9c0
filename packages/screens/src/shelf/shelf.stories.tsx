import companions from 'virtual:answer/api/character/get_official_character_list?page_size=100';
import quests from 'virtual:answer/api/quest/get_info';
import games from 'virtual:answer/api/visitor/game/list?page_size=100';
import type { CharacterList, GameList, KeptEntry, QuestInfo } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { page } from '../layout/index.ts';
import { recorded } from '../testing/recorded.ts';
import { Shelf, type ShelfProps, type ShelfThings } from './index.ts';

const kept = (kind: KeptEntry['kind'], id: string, title: string): KeptEntry => ({
  ...{ kind, id, title },
  kept: true,
  at: '2026-11-24T12:00:00Z',
});

const items = [
  kept('companion', 'a-deng', '阿灯'),
  kept('companion', 'jiu-sheng', '九声'),
  kept('companion', 'lao-tang', '老汤'),
  kept('game', 'lantern-ridge', '灯岭'),
  kept('game', 'nine-bells', '九钟'),
  kept('article', 'third-bell', '第三口钟怎么躲'),
  kept('article', 'lamp-oil', '灯油不够走完全程怎么办：从第七弯开始省'),
  kept('article', 'gears', 'How to save the lamp oil for the last bend'),
  kept('ending', 'tenth-bell/silence', '第十声'),
];

type Globals = Parameters<typeof recorded>[1];
const thingsOf = (globals: Globals): ShelfThings => ({
  companions: recorded<CharacterList>(companions, globals),
  games: recorded<GameList>(games, globals),
  stories: recorded<QuestInfo>(quests, globals).items,
  begun: ['last-light'],
});

function Host({ onKeep, items: initial, ...props }: ShelfProps) {
  const [items, setItems] = useState(initial);
  return (
    <main className={page.page}>
      <Shelf
        {...props}
        items={items}
        onKeep={(item, isKept) => {
          onKeep(item, isKept);
          setItems(isKept ? [...items, item] : items.filter((other) => other !== item));
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Screens/Shelf',
  component: Shelf,
  tags: ['!visual'],
  args: { items, things: null, onlyHere: false, onKeep: fn() },
  render: (args, { globals }) => <Host {...args} things={args.things ?? thingsOf(globals)} />,
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['visual', 'languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '九声' })).toHaveAttribute(
      'href',
      '/game-partner/detail-jiu-sheng',
    );
    await expect(canvas.getByRole('link', { name: '九钟' })).toHaveAttribute(
      'href',
      '/game-library/nine-bells',
    );
    await expect(canvas.getByRole('link', { name: '第三口钟怎么躲' })).toHaveAttribute(
      'href',
      '/game-library/third-bell',
    );
    await expect(canvas.getByText('结局 1/4')).toBeVisible();
    await expect(canvas.getByText('结局 0/3')).toBeVisible();
  },
};
/** A companion and a story. */
export const UnderThePointer: Story = {
  ...hovered('a[href*="/detail-"]', 'a[href*="/story-"]'),
  tags: ['visual'],
};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const InJapaneseOnPhone: Story = {
  globals: { locale: 'ja', viewport: { value: 'phone' } },
};

export const RemovesAndPutsBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '整理' }));
    const bell = canvas.getByRole('button', { name: '九声', pressed: true });
    await userEvent.click(bell);
    await expect(args.onKeep).toHaveBeenLastCalledWith(items[1], false);
    await expect(bell).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bell);
    await expect(args.onKeep).toHaveBeenLastCalledWith(items[1], true);
    await userEvent.click(canvas.getByRole('button', { name: '阿灯' }));
    await userEvent.click(canvas.getByRole('button', { name: '整理' }));
    await expect(canvas.getByRole('link', { name: '九声' })).toBeVisible();
    await expect(canvas.queryByText('阿灯')).toBeNull();
  },
};

export const KeepsFocusWhenItIsEmptied: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    const tidy = canvas.getByRole('button', { name: '整理' });
    await userEvent.click(tidy);
    await userEvent.click(canvas.getByRole('button', { name: '阿灯' }));
    tidy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: '整理' })).toBeNull();
    await expect(canvas.getByRole('region', { name: '我的书架' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { items: [], things: { begun: [] }, onlyHere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /去认识几个/ })).toHaveAttribute(
      'href',
      '/game-partner',
    );
    await expect(canvas.queryByRole('button', { name: '整理' })).toBeNull();
  },
};

/** Nothing but the names is known. */
export const WithoutAnAnswer: Story = {
  args: { things: { begun: ['last-light'] }, onlyHere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '九声' })).toBeVisible();
    await expect(canvas.getByText('故事没取回来，刷新再试一次。')).toBeVisible();
    await expect(canvas.getByText(/先收在这台设备上/)).toBeVisible();
  },
};

export const GoneThings: Story = {
  args: {
    items: [kept('companion', 'nobody', '走了的人'), kept('game', 'closed', '关服的游戏')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('已下架')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: /走了的人/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '整理' }));
    await userEvent.click(canvas.getByRole('button', { name: /走了的人/, pressed: true }));
    await expect(canvas.getByRole('button', { name: /走了的人/, pressed: false })).toBeVisible();
  },
};

export const Huge: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      ...Array.from({ length: 40 }, (_, index) => kept('companion', `c${index}`, `伙伴${index}`)),
      ...Array.from({ length: 400 }, (_, index) =>
        kept('article', `a${index}`, `第${index}口钟怎么躲`.repeat((index % 3) + 1)),
      ),
      kept('game', 'long', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'),
    ],
    things: { begun: [] },
  },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const heading = canvas.getByRole('heading', { name: /攻略/ });
    await expect(within(heading).getByText('400')).toBeVisible();
  },
};
