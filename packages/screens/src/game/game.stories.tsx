import game from 'virtual:answer/api/visitor/game/detail?id=nine-bells';
import type { GameDetail } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { GameScreen } from './index.ts';

const meta = { title: 'Screens/Game' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['languages'],
  render: (_, { globals }) => <GameScreen game={recorded<GameDetail>(game, globals)} />,
  play: async ({ canvas, step }) => {
    await step('the ground beside the cover is that of the cover', async () => {
      const hero = canvas.getByRole('heading', { level: 1 }).closest('header')!;
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      await expect(ground(hero)).toBe(ground(hero.querySelector('svg')!));
    });
  },
};

export const MinimalData: Story = {
  render: (_, { globals }) => {
    const { id, name, tagline, summary, genre, genre_name, platforms } = recorded<GameDetail>(
      game,
      globals,
    );
    const nothing = { facts: [], prose: [], entity_kinds: [], entities: [], articles: [] };
    return (
      <GameScreen
        game={{
          ...{ id, name, tagline, summary, genre, genre_name, platforms },
          ...nothing,
          characters: [],
          developer: '',
          players: '',
          hue: undefined,
          cover: undefined,
          released: undefined,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(recorded<GameDetail>(game, globals).summary)).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
