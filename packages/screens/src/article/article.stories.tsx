import companions from 'virtual:answer/api/character/get_official_character_list?game_id=nine-bells';
import answer from 'virtual:answer/api/visitor/game/knowledge/search?id=nine-bells-first-hour';
import type { Article, CharacterList } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../testing/recorded.ts';
import { ArticleScreen } from './index.ts';

const meta = { title: 'Screens/Article' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['languages'],
  render: (_, { globals }) => (
    <ArticleScreen
      article={recorded<{ article: Article }>(answer, globals).article}
      companions={recorded<CharacterList>(companions, globals).items}
    />
  ),
};
