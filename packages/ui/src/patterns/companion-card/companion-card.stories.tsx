import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { opensByKeyboard } from '../../internal/testing/opens-by-keyboard.ts';
import { shelved } from '../../internal/testing/shelved.tsx';
import { companionCardTexts } from './companion-card.texts.ts';
import { companionCardUsage } from './companion-card.usage.tsx';
import { CompanionCard, type CompanionCardProps } from './index.ts';

const texts = companionCardTexts.zh;

const meta = {
  title: 'Components/Companion card',
  parameters: { texts: companionCardTexts },
  component: CompanionCard,
  args: {
    href: '/game-partner/detail-1',
    name: texts.lumen,
    line: texts.keptLighthouseForThirty,
    seed: 'f3',
    hue: 62,
    games: texts.nightFerryStardustFrontier,
    level: 2,
  },
} satisfies Meta<typeof CompanionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'], decorators: [shelved] };

const companions = [
  [texts.lumen, texts.keptLighthouseForThirty, 'f3', 62, texts.nightFerryStardustFrontier],
  [texts.inky, texts.knowsRoomfulGamesBy, 'f21', 290, texts.silentStone],
  [texts.mint, texts.youJustChargeAhead, 'f8', 155, texts.windmillPlains],
  [texts.minke, texts.deeperWeDiveLess, 'f40', 225, texts.signalInDeepBlue],
] as const;

export const Companions: Story = {
  decorators: [shelved],
  render: () => (
    <>
      {companions.map(([name, line, seed, hue, games]) => (
        <CompanionCard
          key={name}
          href="/game-partner/detail-1"
          {...{ name, line, seed, hue, games }}
          level={2}
        />
      ))}
    </>
  ),
};

export const TheWholeCardIsOneLink: Story = {
  decorators: [shelved],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: texts.lumen });
    const stage = canvas.getByText(texts.keptLighthouseForThirty).getBoundingClientRect();
    const hit = document.elementFromPoint(stage.left + 4, stage.top - 80);
    await expect(link).toBe(hit);
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [shelved],
  args: {
    name: 'Bartholomäus-Maximilian von der Leuchtturminsel',
    line: 'He kept the lighthouse for thirty years and remembers every ship that ever passed, its captain, its cargo and the song its crew was singing when the fog came down.',
    games: 'Night Ferry, Stardust Frontier, The Silent Stone, Windmill Plains, Signal in Deep Blue',
  },
};

export const EveryState: Story = matrix<CompanionCardProps>({
  variants: {
    'with games': {},
    without: { games: undefined, name: texts.minke, seed: 'f40', hue: 225 },
  },
  states: handled('a'),
  width: 220,
});

export const OpensByKeyboard: Story = { tags: ['!visual'], play: opensByKeyboard };

export const GoodAndBadUse: Story = { tags: ['!visual'], ...companionCardUsage };
