import answer from 'virtual:answer/api/visitor/game/list?page_size=12';
import type { GameList } from '@companion/sdk/contract';
import { SearchCombobox } from '@companion/ui/search-combobox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { LibraryScreen, type LibraryScreenProps } from './index.ts';

const meta = {
  title: 'Screens/Library',
  component: LibraryScreen,
  args: {
    games: null,
    genre: '',
    onGenre: fn(),
    hrefOfGenre: (genre) => `?genre=${genre}`,
    hrefOfPage: (page) => `?page=${page}`,
    onRetry: fn(),
    search: (
      <SearchCombobox
        placeholder="搜游戏、角色、打法……"
        value=""
        onValueChange={fn()}
        suggestions={[]}
        onSearch={fn()}
        onPick={fn()}
      />
    ),
  },
  render: (args, { globals }) => (
    <LibraryScreen {...args} games={args.games ?? recorded<GameList>(answer, globals)} />
  ),
} satisfies Meta<LibraryScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { tags: ['languages'] };
export const InEnglish: Story = { globals: { locale: 'en' }, tags: ['!visual'] };

export const SecondPage: Story = {
  render: (args, { globals }) => (
    <LibraryScreen
      {...args}
      games={{ ...recorded<GameList>(answer, globals), page: 2, total: 70 }}
    />
  ),
};

export const OneInGenre: Story = {
  args: { genre: 'mystery' },
  render: (args, { globals }) => {
    const { items, ...list } = recorded<GameList>(answer, globals);
    return <LibraryScreen {...args} games={{ ...list, items: items.slice(0, 1), total: 1 }} />;
  },
};

export const EmptyGenre: Story = {
  tags: ['languages'],
  args: {
    genre: 'racing',
    games: { items: [], total: 0, page: 1, page_size: 12, genres: [], platforms: [] },
  },
};

export const LoadFailed: Story = { render: (args) => <LibraryScreen {...args} /> };

export const LoadedAgain: Story = {
  tags: ['!visual'],
  render: function Host(args, { globals }) {
    const [games, setGames] = useState<GameList | null>(null);
    const load = () => setGames(recorded<GameList>(answer, globals));
    return <LibraryScreen {...args} games={games} onRetry={load} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '再试一次' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findAllByRole('link', { name: /灯岭/ });
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const LoadedAgainWhileAnotherWindowHasTheFocus: Story = {
  ...LoadedAgain,
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: '再试一次' });
    retry.focus();
    // What browsers dispatch when another window gets the focus. The element stays the active one.
    fireEvent.focusOut(retry);
    retry.click();
    await canvas.findAllByRole('link', { name: /灯岭/ });
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
