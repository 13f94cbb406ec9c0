import answer from 'virtual:answer/api/character/get_official_character_list?id=a-deng';
import library from 'virtual:answer/api/visitor/game/list?page_size=6';
import type { CharacterDetail, GameList } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { CompanionGamesScreen } from './index.ts';

const meta = { title: 'Screens/Games of a companion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Parameters<typeof recorded>[1];

const companionOf = (globals: Globals) =>
  recorded<{ items: [CharacterDetail] }>(answer, globals).items[0];
const gamesOf = (globals: Globals) => recorded<GameList>(library, globals).items;

export const TwoGames: Story = {
  tags: ['!visual'],
  render: (_, { globals }) => <CompanionGamesScreen companion={companionOf(globals)} />,
  play: async ({ canvas, step }) => {
    await step('the breadcrumb links to the companion', async () => {
      await expect(canvas.getByRole('link', { name: '阿灯' })).toHaveAttribute(
        'href',
        '/game-partner/detail-a-deng',
      );
    });
  },
};

/** More games than the companion's own page shows. */
export const ManyGames: Story = {
  tags: ['languages'],
  render: (_, { globals }) => (
    <CompanionGamesScreen companion={{ ...companionOf(globals), game_list: gamesOf(globals) }} />
  ),
};
export const InEnglish: Story = { ...ManyGames, globals: { locale: 'en' }, tags: ['!visual'] };

export const NoGames: Story = {
  render: (_, { globals }) => (
    <CompanionGamesScreen companion={{ ...companionOf(globals), game_list: [] }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '这里还空着' })).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};

export const MinimalData: Story = {
  tags: ['!visual'],
  render: (_, { globals }) => (
    <CompanionGamesScreen
      companion={{
        ...companionOf(globals),
        line: '',
        hue: undefined,
        seed: undefined,
        game_list: gamesOf(globals).map((game) => ({
          ...game,
          ...{ tagline: '', genre_name: '', hue: undefined, cover: undefined },
        })),
      }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await step('a missing line takes no room', async () => {
      await expect([...canvasElement.querySelectorAll('header p')]).toEqual([]);
    });
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => (
    <CompanionGamesScreen
      companion={{
        ...companionOf(globals),
        name: '一根不肯倒下的宝贝柱子先生',
        line: '你盖你的，我不动手，只在你说漏的时候敲一下桌子；敲满三下换我来讲，讲的是你没看见的那几根。',
        game_list: gamesOf(globals).map((game) => ({
          ...game,
          name: `${game.name}：四十八天里的十二天，盖下去的都留着`,
          tagline: '一整天滚动开笼，凑满八颗团子就揭盖；不用组队，自己来就行，缺人机器人补。',
        })),
      }}
    />
  ),
};
