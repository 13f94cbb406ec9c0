import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { opensByKeyboard } from '../../internal/testing/opens-by-keyboard.ts';
import { shelved } from '../../internal/testing/shelved.tsx';
import { gameCardTexts } from './game-card.texts.ts';
import { gameCardUsage } from './game-card.usage.tsx';
import { GameCard, type GameCardProps } from './index.ts';

const texts = gameCardTexts.zh;

const meta = {
  title: 'Components/Game card',
  parameters: { texts: gameCardTexts },
  component: GameCard,
  args: {
    href: '/game-library/1',
    name: texts.nightFerry,
    line: texts.adventureOnSeaWithout,
    facts: texts.n212Guides,
    hue: 225,
    cover: <CoverArt seed={texts.nightFerry} scene="harbour" hue={225} />,
    level: 2,
  },
} satisfies Meta<typeof GameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'], decorators: [shelved] };

const games = [
  [texts.nightFerry, texts.adventureOnSeaWithout, texts.n212Guides, 225, 'harbour'],
  [texts.stardustFrontier, texts.spaceSurvivalShipFull, texts.n341Guides, 300, 'star-chart'],
  [texts.windmillPlains, texts.farmingEverythingYouPlant, texts.n188Guides, 130, 'mountains'],
  [texts.silentStone, texts.boardGameBeyondNineteen, texts.n96Guides, 25, 'clockwork'],
] as const;

export const Games: Story = {
  decorators: [shelved],
  render: () => (
    <>
      {games.map(([name, line, facts, hue, scene]) => (
        <GameCard
          key={name}
          href="/game-library/1"
          {...{ name, line, facts, hue }}
          cover={<CoverArt seed={name} scene={scene} hue={hue} />}
          level={2}
        />
      ))}
    </>
  ),
};

export const AWideGame: Story = {
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const cover = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const isWide = canvas.getByRole('article').clientWidth >= 540;
    await expect(title.left >= (cover?.right ?? 0)).toBe(isWide);
    await expect(title.top >= (cover?.bottom ?? 0)).toBe(!isWide);
  },
};

/** As in two columns at 320 px. */
export const NarrowGame: Story = {
  tags: ['!visual'],
  args: { line: texts.buildAtTheEbb, style: { inlineSize: 138 } },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(args.line).firstChild!;
    const top = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const end = args.line.length - 1;
    await expect(top(end)).toBe(top(end - 1));
  },
};

export const EveryState: Story = matrix<GameCardProps>({
  variants: { 'with facts': {}, without: { facts: undefined } },
  states: handled('a'),
  width: 240,
});

export const OpensByKeyboard: Story = { tags: ['!visual'], play: opensByKeyboard };

export const GoodAndBadUse: Story = { tags: ['!visual'], ...gameCardUsage };
