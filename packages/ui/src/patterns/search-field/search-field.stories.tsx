import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { after, handled, matrix } from '../../internal/testing/matrix.tsx';
import { SearchField, type SearchFieldProps } from './index.ts';
import { searchFieldTexts } from './search-field.texts.ts';
import { searchFieldUsage } from './search-field.usage.tsx';

const texts = searchFieldTexts.zh;

const meta = {
  title: 'Components/Search field',
  parameters: { texts: searchFieldTexts },
  component: SearchField,
  args: { placeholder: texts.searchGames, onSearch: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Stack>
          <Story />
        </Stack>
      </Frame>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const ALongPlaceholderEndsInAnEllipsis: Story = {
  args: { style: { inlineSize: 135 }, placeholder: 'Find a game, a boss or an item' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

export const Written: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '第三口钟怎么打，谁都没有告诉过我为什么要看影子，不看手');
    await expect(field).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('Enter does nothing without text', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}  {Enter}');
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
    await step('Enter searches for the trimmed text and keeps it', async () => {
      await userEvent.keyboard('九钟 {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('九钟');
      await expect(field).toHaveValue('  九钟 ');
    });
    await step('so does the search button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '搜索' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenCalledTimes(2);
    });
  },
};

const write = (field: HTMLElement) => field.setAttribute('value', texts.searchGames);

export const EveryState: Story = matrix<SearchFieldProps>({
  states: {
    hover: handled('button').hover,
    focus: handled('input').focus,
    'focus on the button': handled('button').focus,
    written: after('input', write),
  },
  width: 220,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...searchFieldUsage };
