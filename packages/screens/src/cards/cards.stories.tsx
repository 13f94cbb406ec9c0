import games from 'virtual:answer/api/visitor/game/list?page_size=12';
import type { GameList, GameSummary } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { GameEntry } from './game.tsx';

const meta = { title: 'Screens/Cards' } satisfies Meta;
export default meta;

/** A game that no card can draw. */
const broken = {
  get name(): string {
    throw new Error('a broken game');
  },
} as GameSummary;

const log = fn();

export const OneIsBroken: StoryObj = {
  tags: ['!visual'],
  beforeEach: () => {
    log.mockClear();
    const spy = spyOn(console, 'error').mockImplementation(log);
    return () => spy.mockRestore();
  },
  render: (_, { globals }) => {
    const [first, second] = recorded<GameList>(games, globals).items;
    return (
      <>
        {[first, broken, second].map(
          (game, index) => game && <GameEntry key={index} game={game} />,
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(log).toHaveBeenCalledOnce();
  },
};
