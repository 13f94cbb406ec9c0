import game from 'virtual:answer/api/visitor/game/detail?id=nine-bells';
import hits from 'virtual:answer/api/visitor/game/knowledge/search?keyword=%E9%92%9F&page_size=10';
import pinyin from 'virtual:answer/api/visitor/game/knowledge/search?keyword=tundeng&page_size=10';
import type { GameDetail, KnowledgeSearch } from '@companion/sdk/contract';
import { SearchCombobox } from '@companion/ui/search-combobox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { recorded } from '../testing/recorded.ts';
import { SearchScreen, type SearchScreenProps } from './index.ts';

const nothing: KnowledgeSearch = {
  items: [],
  total: 0,
  page: 1,
  page_size: 10,
  total_is_more: false,
  facets: { game: [], kind: [] },
  corrected: '',
  near: [],
};

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  args: {
    words: '钟',
    result: nothing,
    game: '',
    kind: '',
    onGame: fn(),
    onKind: fn(),
    hrefOfPage: (page) => `?page=${page}`,
    onRetry: fn(),
    questions: null,
    companions: null,
    onAsk: fn(),
    search: null,
  },
  render: (args) => (
    <SearchScreen
      {...args}
      search={
        <SearchCombobox
          placeholder="搜游戏、角色、打法……"
          value={args.words}
          onValueChange={fn()}
          suggestions={[]}
          onSearch={fn()}
          onPick={fn()}
        />
      }
    />
  ),
} satisfies Meta<SearchScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The search box has its own status: the number of suggestions. */
const saidIn = (canvas: Canvas) =>
  canvas
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

export const Results: Story = {
  tags: ['languages'],
  render: (args, context) =>
    meta.render({ ...args, result: recorded<KnowledgeSearch>(hits, context.globals) }),
  play: async ({ canvas, step }) => {
    await step('matches are marked in title and excerpt', async () => {
      const title = canvas.getByRole('link', { name: '无舌钟' });
      await expect(title.querySelector('mark')).toHaveTextContent('钟');
    });
    await step('the number of results is announced', async () => {
      await expect(saidIn(canvas)).toMatch(/找到 \d+ 条/);
    });
  },
};
export const BeforeSearch: Story = {
  args: { words: '' },
  render: (args, context) =>
    meta.render({
      ...args,
      questions: recorded<GameDetail>(game, context.globals)
        .articles.slice(0, 5)
        .map(({ id, question, hue }) => ({ id, question, hue })),
    }),
};
/** The questions could not be loaded and are left out. */
export const BeforeSearchWithoutQuestions: Story = { args: { words: '' } };
export const NothingFound: Story = {
  args: { words: '没人写过的事' },
  render: (args, context) =>
    meta.render({
      ...args,
      companions: recorded<GameDetail>(game, context.globals).characters.slice(0, 3),
    }),
  play: async ({ canvas }) => {
    await expect(saidIn(canvas)).toContain('没找到“没人写过的事”');
  },
};
/** A companion and a question. */
export const UnderThePointer: Story = {
  ...hovered('a[href*="/chat-"]', 'a[href^="/game-library/"]'),
  args: { words: '没人写过的事' },
  render: (args, context) => {
    const { characters, articles } = recorded<GameDetail>(game, context.globals);
    const [companions, questions] = [characters.slice(0, 2), articles.slice(0, 2)];
    return meta.render({ ...args, companions, questions });
  },
};
export const AsksCompanion: Story = {
  ...NothingFound,
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const companion = canvas.getByRole('link', { name: /^跟九声聊聊/ });
    companion.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(companion);
    await expect(args.onAsk).toHaveBeenCalledWith('jiu-sheng');
  },
};
/** The companions could not be loaded: the link to all companions stays. */
export const NothingFoundWithoutCompanions: Story = { args: { words: '没人写过的事' } };
/** Nothing was found, but some names are near. */
export const DidYouMean: Story = {
  args: {
    words: '九响',
    result: {
      ...nothing,
      near: [
        { kind: 'game', id: 'nine-bells', game_id: 'nine-bells', text: '九钟', ranges: [] },
        { kind: 'companion', id: 'jiu-sheng', game_id: '', text: '九声', ranges: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /九钟/ })).toHaveAttribute(
      'href',
      expect.stringContaining('nine-bells'),
    );
  },
};
/** Typed in pinyin: the page says what it was read as, and the thing itself comes first. */
export const Corrected: Story = {
  args: { words: 'tundeng' },
  render: (args, context) => {
    const result = recorded<KnowledgeSearch>(pinyin, context.globals);
    const companions = recorded<GameDetail>(game, context.globals).characters.slice(0, 3);
    return meta.render({ ...args, result, companions });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/你是不是想找“吞灯”/)).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('吞灯');
  },
};
/** Each further search shows its own result. */
export const SearchedAgain: Story = {
  tags: ['!visual', '!autodocs'],
  render: function Searches(args, { globals }) {
    const [search, setSearch] = useState(0);
    const searches = [
      { words: '钟', result: recorded<KnowledgeSearch>(hits, globals) },
      { words: '没人写过的事', result: nothing },
      { words: 'tundeng', result: recorded<KnowledgeSearch>(pinyin, globals) },
      { words: '', result: null },
    ];
    return (
      <>
        <button type="button" onClick={() => setSearch((search + 1) % searches.length)}>
          再搜
        </button>
        {meta.render({ ...args, ...searches[search] })}
      </>
    );
  },
  play: async ({ canvas }) => {
    const again = () => userEvent.click(canvas.getByRole('button', { name: '再搜' }));
    for (let round = 0; round < 2; round += 1) {
      await expect(canvas.getByRole('link', { name: '无舌钟' })).toBeVisible();
      await expect(saidIn(canvas)).toMatch(/找到 \d+ 条/);
      await again();
      await expect(saidIn(canvas)).toContain('没找到“没人写过的事”');
      await again();
      await expect(canvas.getByText('找“吞灯”', { exact: false })).toBeVisible();
      await expect(canvas.getByRole('main')).not.toHaveTextContent('没人写过的事');
      await again();
      await expect(saidIn(canvas)).not.toMatch(/找/);
      await again();
    }
  },
};
export const SameNumberIsAnnounced: Story = {
  tags: ['!visual', '!autodocs'],
  render: function Searches(args, { globals }) {
    const [words, setWords] = useState('钟');
    const result = recorded<KnowledgeSearch>(hits, globals);
    return (
      <>
        <button type="button" onClick={() => setWords('铃')}>
          再搜
        </button>
        {meta.render({ ...args, words, result })}
      </>
    );
  },
  play: async ({ canvas }) => {
    const found = () => canvas.getAllByText(/找到 \d+ 条/)[0];
    const before = found();
    await userEvent.click(canvas.getByRole('button', { name: '再搜' }));
    await expect(found()).not.toBe(before);
    await expect(before).not.toBeInTheDocument();
  },
};
/** An old link has a game in which nothing is found. */
export const FilteredByGameWithoutHits: Story = {
  tags: ['!visual'],
  args: { game: 'nine-bells' },
  play: async ({ canvas, args }) => {
    const games = canvas.getByRole('combobox', { name: '游戏' });
    await expect(games).toHaveValue('nine-bells');
    await userEvent.selectOptions(games, '');
    await expect(args.onGame).toHaveBeenCalledWith('');
  },
};
export const LoadFailed: Story = { args: { result: null } };

export const FoundAgain: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [result, setResult] = useState<KnowledgeSearch | null>(null);
    return <SearchScreen {...args} result={result} onRetry={() => setResult(nothing)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '再试一次' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '再试一次' })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
