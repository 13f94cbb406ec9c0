import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { LibrarySearch, type LibrarySearchProps } from './index.ts';

const meta = {
  title: 'Screens/Library search',
  component: LibrarySearch,
  tags: ['!visual'],
  args: {
    suggest: fn<LibrarySearchProps['suggest']>(async () => [
      { kind: 'game', id: 'third-bell', game_id: 'third-bell', text: '第三口钟', ranges: [] },
      { kind: 'entity', id: 'bell-keeper', game_id: 'third-bell', text: '守钟人', ranges: [] },
      {
        kind: 'question',
        id: 'dodge',
        game_id: 'third-bell',
        text: '第三口钟怎么躲？',
        ranges: [],
      },
    ]),
    action: '/game-library/search',
    onSearch: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof LibrarySearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  tags: ['visual', 'languages'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '钟');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
  },
};

export const PicksSuggestion: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '钟');
    const options = await canvas.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('游戏'),
      expect.stringContaining('图鉴'),
      expect.stringContaining('问题'),
    ]);
    await userEvent.click(options[1]!);
    await expect(args.onPick).toHaveBeenCalledWith('/game-library/role-Info-bell-keeper');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('钟');
  },
};

const pause = heldTimers(120);

export const RequestsOnceAfterTyping: Story = {
  beforeEach: pause.hold,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '第三口钟');
    await waitFor(() => expect(pause.count()).toBe(1));
    pause.pass(119);
    await expect(args.suggest).not.toHaveBeenCalled();
    pause.pass(1);
    await expect(args.suggest).toHaveBeenCalledOnce();
    await expect(args.suggest).toHaveBeenCalledWith('第三口钟', expect.any(AbortSignal));
  },
};

export const SearchesWithoutSuggestions: Story = {
  args: { suggest: fn<LibrarySearchProps['suggest']>(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '钟');
    await waitFor(() => expect(args.suggest).toHaveBeenCalled());
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('钟');
  },
};

/** Suggestions for an earlier text do not stay when those for the text can't be loaded. */
export const DropsSuggestionsAfterAFailure: Story = {
  args: {
    suggest: fn<LibrarySearchProps['suggest']>(async (keyword) => {
      if (keyword !== '钟') throw new Error('offline');
      return [
        { kind: 'game', id: 'third-bell', game_id: 'third-bell', text: '第三口钟', ranges: [] },
      ];
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '钟');
    await canvas.findByRole('option');
    await userEvent.type(field, '楼');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
  },
};

export const KeepsTypedTextWhenAnotherSearchOpens: Story = {
  render: function Searches(args) {
    const [words, setWords] = useState('钟');
    return (
      <>
        <LibrarySearch {...args} words={words} />
        <button type="button" onClick={() => setWords('灯')}>
          后退
        </button>
        <button type="button" onClick={() => setWords('船')}>
          再后退
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: '后退' }));
    await expect(field).toHaveValue('灯');
    await userEvent.type(field, '塔');
    await userEvent.click(canvas.getByRole('button', { name: '再后退' }));
    await expect(field).toHaveValue('灯塔');
  },
};
