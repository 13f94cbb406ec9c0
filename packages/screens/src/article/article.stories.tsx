import companions from 'virtual:answer/api/character/get_official_character_list?game_id=nine-bells';
import slope from 'virtual:answer/api/visitor/game/knowledge/search?id=mochi-league-oil-slope-lines';
import answer from 'virtual:answer/api/visitor/game/knowledge/search?id=nine-bells-first-hour';
import type { Article, CharacterList } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { page } from '../layout/index.ts';
import { recorded } from '../testing/recorded.ts';
import { Contents } from './contents.tsx';
import { IllustratedText } from './illustrated-text.tsx';
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

/** The parts that come with the first interaction: a heading of the contents, and a phrase with its place on a plate. */
export const UnderThePointer: Story = {
  ...hovered('nav a', 'a[data-mark]'),
  render: (_, { globals }) => {
    const { blocks, plates } = recorded<{ article: Article }>(slope, globals).article;
    return (
      <main className={page.page}>
        <div>
          <Contents
            headings={blocks.flatMap((block) => (block.type === 'heading' ? block.text : []))}
          />
        </div>
        <IllustratedText blocks={blocks} plates={plates} boss={undefined} />
      </main>
    );
  },
};
