import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { browsers, compose } from '../../internal/testing/compose.ts';
import { Frame } from '../../internal/testing/frame.tsx';
import { after, handled, matrix } from '../../internal/testing/matrix.tsx';
import { SearchCombobox, type SearchComboboxProps, type SearchSuggestion } from './index.ts';
import { searchComboboxTexts } from './search-combobox.texts.ts';
import { searchComboboxUsage } from './search-combobox.usage.tsx';

const texts = searchComboboxTexts.zh;

const suggestions: SearchSuggestion[] = [
  { id: 'nine-bells', kind: texts.game, text: texts.nineBells, ranges: [] },
  { id: 'ringer', kind: texts.character, text: texts.jiuBellRinger, ranges: [] },
  { id: 'first-bell', kind: texts.article, text: texts.beatenByFirstBell, ranges: [] },
  { id: 'how', kind: texts.question, text: texts.howDoICalibrate, ranges: [] },
];

interface HostProps extends SearchComboboxProps<SearchSuggestion> {
  /** Highlighted in the suggestions; its position depends on the language. */
  word: string;
}

function Host({ word, suggestions, ...props }: HostProps) {
  const [value, setValue] = useState(props.value ?? '');
  const marked = suggestions.map((suggestion) => {
    const start = suggestion.text.toLowerCase().indexOf(word);
    return { ...suggestion, ranges: [[start, start + word.length] as const] };
  });
  return (
    <SearchCombobox
      {...props}
      value={value}
      onValueChange={(text) => {
        props.onValueChange?.(text);
        setValue(text);
      }}
      suggestions={value.trim() === '' ? [] : marked}
    />
  );
}

const meta = {
  title: 'Components/Search combobox',
  parameters: { texts: searchComboboxTexts },
  component: SearchCombobox<SearchSuggestion>,
  args: {
    placeholder: texts.searchGameKnowledge,
    value: '',
    suggestions,
    onValueChange: fn(),
    onSearch: fn(),
    onPick: fn(),
  },
  render: (args) => <Host {...args} word={texts.bell} />,
  decorators: [
    (Story) => (
      <Frame>
        <div style={{ minBlockSize: '360px' }}>
          <Story />
        </div>
      </Frame>
    ),
  ],
} satisfies Meta<SearchComboboxProps<SearchSuggestion>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  args: { defaultValue: texts.bell },
  render: ({ value: _controlled, ...args }) => <SearchCombobox {...args} />,
};

export const Empty: Story = {};

export const Proposals: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, texts.bell);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAccessibleName(texts.searchGameKnowledge);
    await expect(canvas.getByRole('option', { name: /敲钟人阿九/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /敲钟人阿九/ }).id,
    );
    await expect(field).toHaveValue(texts.bell);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox');
    await step('Enter searches for the text', async () => {
      await userEvent.type(field, ' 钟 {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith(texts.bell);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('arrows loop, Enter chooses', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onPick).toHaveBeenCalledWith({ ...suggestions[3], ranges: [[0, 1]] });
    });
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveValue(' 钟 ');
    });
    await step('Tab closes the list and moves on', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('listbox')).toBeVisible();
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
  },
};

/** The host keeps old suggestions until new ones arrive. */
export const ProposalsChange: Story = {
  tags: ['!visual'],
  render: function LateHost(args) {
    const [current, setCurrent] = useState(args.suggestions);
    return (
      <>
        <Host {...args} word={texts.bell} suggestions={current} />
        <button type="button" onClick={() => setCurrent(suggestions.slice(1))}>
          {texts.firstGone}
        </button>
        <button type="button" onClick={() => setCurrent(suggestions.slice(1, 2))}>
          {texts.oneLeft}
        </button>
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox');
    /** No pointer events, which would take the focus from the field. */
    const arrive = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

    await step('keeps the active suggestion when it moves', async () => {
      await userEvent.type(field, '钟{ArrowUp}');
      arrive(texts.firstGone);
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
      await expect(active()).toHaveTextContent(texts.howDoICalibrate);
    });
    await step('has no active suggestion when it is removed, and Enter searches', async () => {
      arrive(texts.oneLeft);
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{Enter}');
      await expect(args.onPick).not.toHaveBeenCalled();
      await expect(args.onSearch).toHaveBeenCalledWith(texts.bell);
    });
  },
};

/** Twenty numbered copies of one suggestion. */
function Many({ of, ...props }: HostProps & { of: SearchSuggestion }) {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...of,
    id: `${of.id}-${index + 1}`,
    text: of.text.replace('{n}', String(index + 1)),
  }));
  return <Host {...props} suggestions={many} />;
}

export const MoreThanTheListShows: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Many
      {...args}
      word={texts.bell}
      of={{ id: 'bell', kind: texts.article, text: texts.bellN, ranges: [] }}
    />
  ),
  play: async ({ canvas, step }) => {
    await userEvent.type(canvas.getByRole('combobox'), texts.bell);
    const list = canvas.getByRole('listbox');
    const isShown = (name: RegExp) => {
      const frame = list.getBoundingClientRect();
      const option = canvas.getByRole('option', { name }).getBoundingClientRect();
      return option.top >= frame.top && option.bottom <= frame.bottom;
    };
    await step('scrolls to the option that an arrow activates', async () => {
      await expect(isShown(/^第 20 口钟/)).toBe(false);
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(isShown(/^第 20 口钟/)).toBe(true));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(isShown(/^第 1 口钟/)).toBe(true));
    });
    await step('does not scroll for the pointer', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('第 2 口钟');
      list.scrollTop = 20;
      await userEvent.hover(canvas.getByRole('option', { name: /^第 1 口钟/ }));
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('第 1 口钟');
      await expect(list.scrollTop).toBe(20);
    });
  },
};

export const IgnoresArrowsWithCtrlOrMeta: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, texts.bell);
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      const isNotPrevented = fireEvent.keyDown(field, { key: 'ArrowUp', ...held });
      await expect(isNotPrevented).toBe(true);
    }
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, texts.bell);
    await userEvent.click(canvas.getByRole('option', { name: /第一口钟/ }));
    await expect(args.onPick).toHaveBeenCalledWith({ ...suggestions[2], ranges: [[3, 4]] });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const InputMethod: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, texts.bell);
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const AWordIsReportedWhenItIsComplete: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const onValueChange = args.onValueChange as ReturnType<typeof fn>;
    for (const browser of browsers)
      await step(browser, async () => {
        await userEvent.clear(field);
        onValueChange.mockClear();
        await compose(field, ['z', 'zh', "zhong's"], texts.bell, browser, async () => {
          await expect(field).toHaveValue("zhong's");
          await expect(onValueChange).not.toHaveBeenCalled();
        });
        await expect(field).toHaveValue(texts.bell);
        await expect(onValueChange.mock.calls).toEqual([[texts.bell]]);
        await expect(canvas.getByRole('listbox')).toBeVisible();
      });
    await step('and the next key is reported as before', async () => {
      await userEvent.type(field, 'x');
      await expect(onValueChange).toHaveBeenLastCalledWith(`${texts.bell}x`);
    });
  },
};

export const SaysHowMany: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), texts.bell);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('有 4 条建议'));
  },
};

const openList = (field: HTMLElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));

export const EveryState: Story = matrix<HostProps>({
  component: Host,
  args: { ...meta.args, word: texts.bell },
  variants: { empty: {}, written: { value: texts.bell } },
  states: { focus: handled('input').focus, open: after('input', openList) },
  width: 260,
  height: 350,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...searchComboboxUsage };
