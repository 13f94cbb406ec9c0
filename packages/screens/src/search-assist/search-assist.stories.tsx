import type { Suggestion } from '@companion/sdk/contract';
import { SearchField } from '@companion/ui/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { browsers, compose } from '../../../ui/src/internal/testing/compose.ts';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { allThere } from '../../../ui/src/internal/testing/once-there.ts';
import { focusOnShortcut, SearchAssist, type SearchAssistProps } from './index.ts';

/** The visitor's last searches. A story may remove some. */
let searches: string[] = [];

const bells: Suggestion = {
  kind: 'game',
  id: 'nine-bells',
  game_id: 'nine-bells',
  text: '九钟',
  ranges: [],
};
const voice: Suggestion = {
  kind: 'companion',
  id: 'jiu-sheng',
  game_id: '',
  text: '九声',
  ranges: [],
};

const meta = {
  title: 'Screens/Search assist',
  component: SearchAssist,
  tags: ['!visual'],
  args: {
    input: document.createElement('input'),
    suggest: fn<SearchAssistProps['suggest']>(async () => [bells, voice]),
    recent: {
      read: () => searches,
      remove: (removed) => {
        searches = searches.filter((words) => words !== removed);
      },
    },
    onSearch: fn(),
    onPick: fn(),
  },
  beforeEach: () => {
    searches = ['吞灯', '韩渡怎么打'];
  },
  render: (args) => (
    <div style={{ maxInlineSize: 380, minBlockSize: 360 }}>
      <SearchField
        placeholder="搜索游戏"
        onSearch={args.onSearch}
        assist={(input) => <SearchAssist {...args} input={input} />}
      />
    </div>
  ),
} satisfies Meta<SearchAssistProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PicksByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('arrows and Enter open the page of a suggestion', async () => {
      await userEvent.type(field, 'jiu');
      await canvas.findByRole('option', { name: /九钟/ });
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('option', { name: /九声/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onPick).toHaveBeenCalledWith('/game-partner/detail-jiu-sheng');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('Enter without an option searches', async () => {
      await userEvent.type(field, 'z');
      await canvas.findByRole('listbox');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('jiuz');
    });
    await step('Escape closes the suggestions and keeps words and focus', async () => {
      await userEvent.type(field, 'h');
      await canvas.findByRole('listbox');
      const isDefaultAllowed = fireEvent.keyDown(field, { key: 'Escape' });
      await expect(isDefaultAllowed, 'browsers clear the field by default').toBe(false);
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveFocus();
    });
  },
};

/** One of the last searches. */
export const UnderThePointer: Story = {
  ...hovered('li button'),
  tags: ['visual'],
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('searchbox'));
    await allThere(context);
  },
};

let narrower: PromiseWithResolvers<Suggestion[]>;

/** An option stays chosen when the list for the next letter comes late and has it in another place. */
export const KeepsTheOptionInAnotherList: Story = {
  args: {
    suggest: fn<SearchAssistProps['suggest']>(async (keyword) =>
      keyword === 'j' ? [bells, voice] : narrower.promise,
    ),
  },
  beforeEach: () => {
    narrower = Promise.withResolvers();
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'j');
    await canvas.findByRole('option', { name: /九钟/ });
    await userEvent.type(field, 's{ArrowUp}');
    narrower.resolve([voice]);
    await waitFor(() => expect(canvas.queryByRole('option', { name: /九钟/ })).toBeNull());
    await expect(canvas.getByRole('option', { name: /九声/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('/game-partner/detail-jiu-sheng');
  },
};

export const AsksForWholeWords: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    const suggest = args.suggest as ReturnType<typeof fn>;
    for (const browser of browsers)
      await step(browser, async () => {
        await userEvent.clear(field);
        suggest.mockClear();
        await compose(field, ['d', 'deng', "deng'ling"], '灯岭', browser);
        await canvas.findByRole('listbox');
        await expect(suggest.mock.calls.map(([keyword]) => keyword)).toEqual(['灯岭']);
      });
    await step('keys of the input method choose, close and search nothing', async () => {
      for (const marks of [{ isComposing: true }, { keyCode: 229 }])
        for (const key of ['ArrowDown', 'Enter', 'Escape'])
          fireEvent.keyDown(field, { key, ...marks });
      await expect(canvas.getByRole('listbox')).toBeVisible();
      await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
      await expect(args.onPick).not.toHaveBeenCalled();
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
  },
};

export const Focused: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(await canvas.findByRole('button', { name: '吞灯' })).toBeVisible();
  },
};

export const LastSearches: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await step('one can be removed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '移除“吞灯”' }));
      await expect(canvas.queryByRole('button', { name: '吞灯' })).toBeNull();
    });
    await step('one can be searched again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '韩渡怎么打' }));
      await expect(args.onSearch).toHaveBeenCalledWith('韩渡怎么打');
      await expect(canvas.getByRole('searchbox')).toHaveValue('韩渡怎么打');
    });
  },
};

/** The visitor left the field before the code of its suggestions came. */
export const StaysClosedWithoutFocus: Story = {
  render: function Late(args) {
    const [isLoaded, setLoaded] = useState(false);
    return (
      <>
        <SearchField
          placeholder="搜索游戏"
          onSearch={args.onSearch}
          assist={(input) => isLoaded && <SearchAssist {...args} input={input} />}
        />
        <button type="button" onClick={() => setLoaded(true)}>
          加载
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: '加载' }));
    await canvas.findByRole('status');
    await expect(canvas.queryByRole('button', { name: '吞灯' })).toBeNull();
    await userEvent.click(field);
    await expect(await canvas.findByRole('button', { name: '吞灯' })).toBeVisible();
  },
};

const failed = fn();

/** Chrome's autofill dispatches a `keydown` that has no key. */
export const TheShortcutPassesAnAutofill: Story = {
  decorators: (Story) => (
    <header>
      <Story />
    </header>
  ),
  beforeEach: () => {
    const stop = focusOnShortcut();
    window.addEventListener('error', failed);
    return () => {
      window.removeEventListener('error', failed);
      stop();
    };
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    field.dispatchEvent(new Event('keydown', { bubbles: true }));
    await expect(failed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
