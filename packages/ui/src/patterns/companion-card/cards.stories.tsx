import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import * as css from '../../internal/testing/shelf.css.ts';
import { activityCardUsage } from '../activity-card/activity-card.usage.tsx';
import { ActivityCard, type ActivityCardProps } from '../activity-card/index.ts';
import { articleCardUsage } from '../article-card/article-card.usage.tsx';
import { ArticleCard, type ArticleCardProps } from '../article-card/index.ts';
import { gameCardUsage } from '../game-card/game-card.usage.tsx';
import { GameCard, type GameCardProps } from '../game-card/index.ts';
import { cardsTexts } from './cards.texts.ts';
import { companionCardUsage } from './companion-card.usage.tsx';
import { CompanionCard, type CompanionCardProps } from './index.ts';

const texts = cardsTexts.zh;

const meta = {
  title: 'Components/Cards',
  parameters: { texts: cardsTexts },
  component: CompanionCard,
  args: {
    href: '/game-partner/detail-1',
    name: texts.lumen,
    line: texts.keptLighthouseForThirty,
    seed: 'f3',
    hue: 62,
    games: texts.nightFerryStardustFrontier,
  },
} satisfies Meta<typeof CompanionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

const companions = [
  [texts.lumen, texts.keptLighthouseForThirty, 'f3', 62, texts.nightFerryStardustFrontier],
  [texts.inky, texts.knowsRoomfulGamesBy, 'f21', 290, texts.silentStone],
  [texts.mint, texts.youJustChargeAhead, 'f8', 155, texts.windmillPlains],
  [texts.minke, texts.deeperWeDiveLess, 'f40', 225, texts.signalInDeepBlue],
] as const;

export const Companions: Story = {
  render: () => (
    <div className={css.shelf}>
      {companions.map(([name, line, seed, hue, games]) => (
        <CompanionCard
          key={name}
          href="/game-partner/detail-1"
          {...{ name, line, seed, hue, games }}
          level={2}
        />
      ))}
    </div>
  ),
};

export const TheWholeCardIsOneLink: Story = {
  render: () => (
    <div className={css.shelf}>
      <CompanionCard {...meta.args} level={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: texts.lumen });
    const stage = canvas.getByText(texts.keptLighthouseForThirty).getBoundingClientRect();
    const hit = document.elementFromPoint(stage.left + 4, stage.top - 80);
    await expect(link).toBe(hit);
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div className={css.shelf}>
      <CompanionCard
        {...meta.args}
        level={2}
        name="Bartholomäus-Maximilian von der Leuchtturminsel"
        line="He kept the lighthouse for thirty years and remembers every ship that ever passed, its captain, its cargo and the song its crew was singing when the fog came down."
        games="Night Ferry, Stardust Frontier, The Silent Stone, Windmill Plains, Signal in Deep Blue"
      />
    </div>
  ),
};

const games = [
  [texts.nightFerry, texts.adventureOnSeaWithout, texts.n212Guides, 225, 'harbour'],
  [texts.stardustFrontier, texts.spaceSurvivalShipFull, texts.n341Guides, 300, 'star-chart'],
  [texts.windmillPlains, texts.farmingEverythingYouPlant, texts.n188Guides, 130, 'mountains'],
  [texts.silentStone, texts.boardGameBeyondNineteen, texts.n96Guides, 25, 'clockwork'],
] as const;

export const Games: Story = {
  tags: ['board'],
  render: () => (
    <div className={css.shelf}>
      {games.map(([name, line, facts, hue, scene]) => (
        <GameCard
          key={name}
          href="/game-library/1"
          {...{ name, line, facts, hue }}
          cover={<CoverArt seed={name} scene={scene} hue={hue} />}
          level={2}
        />
      ))}
    </div>
  ),
};

export const AWideGame: Story = {
  render: () => (
    <GameCard
      href="/game-library/1"
      name={texts.nightFerry}
      line={texts.adventureOnSeaWithout}
      facts={texts.n212Guides}
      hue={225}
      cover={<CoverArt seed={texts.nightFerry} scene="harbour" hue={225} />}
      level={2}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const cover = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const isWide = canvas.getByRole('article').clientWidth >= 540;
    await expect(title.left >= (cover?.right ?? 0)).toBe(isWide);
    await expect(title.top >= (cover?.bottom ?? 0)).toBe(!isWide);
  },
};

const activities = [
  {
    title: texts.sailingByFog,
    line: texts.sevenNightsInRow,
    state: 'running',
    month: texts.nov,
    day: '21',
    time: texts.fromNovember21For,
    hue: 225,
  },
  {
    title: texts.harvestMarket,
    line: texts.tradeThisYearHarvest,
    state: 'coming',
    month: texts.dec,
    day: '5',
    time: texts.fromDecember5For,
    hue: 95,
  },
  {
    title: texts.twentiethLine,
    line: texts.matchWithoutSpectatorsWhoever,
    state: 'ended',
    month: texts.oct,
    day: '8',
    time: texts.fromOctober8For,
    hue: 25,
  },
] as const;

const activityCards = (posterOf?: (seed: string, hue: number) => ReactNode) => (
  <div className={css.list}>
    {activities.map((activity) => (
      <ActivityCard
        key={activity.title}
        href="/activity#1"
        poster={posterOf?.(activity.title, activity.hue)}
        {...activity}
        level={2}
      />
    ))}
  </div>
);

export const Activities: Story = { tags: ['board'], render: () => activityCards() };

export const ActivityPosters: Story = {
  render: () => activityCards((seed, hue) => <CoverArt seed={seed} scene="night-city" hue={hue} />),
};

export const Articles: Story = {
  tags: ['board'],
  render: () => (
    <div className={css.list}>
      <ArticleCard
        href="/game-library/1"
        game={texts.nightFerry}
        title={texts.howToFindSecond}
        excerpt={
          <>
            {texts.firstPutOutLight}
            <mark>{texts.mast}</mark>
            {texts.showsLaterThanLighthouse}
            <mark>{texts.mast}</mark>
            {texts.part}
          </>
        }
        hue={225}
        level={2}
      />
      <ArticleCard
        href="/game-library/2"
        game={texts.windmillPlains}
        title={texts.whySunflowersTurnTo}
        excerpt={texts.notSunTheyFollow}
        hue={130}
        level={2}
      />
    </div>
  ),
};

export const CompanionCardEveryState: Story = matrix<CompanionCardProps>({
  args: { ...meta.args, level: 2 },
  variants: {
    'with games': {},
    without: { games: undefined, name: texts.minke, seed: 'f40', hue: 225 },
  },
  states: handled('a'),
  width: 220,
});

export const GameCardEveryState: Story = matrix<GameCardProps>({
  component: GameCard,
  args: {
    href: '/game-library/1',
    name: texts.nightFerry,
    line: texts.adventureOnSeaWithout,
    hue: 225,
    cover: <CoverArt seed={texts.nightFerry} scene="harbour" hue={225} />,
    level: 2,
  },
  variants: { 'with facts': { facts: texts.n212Guides }, without: {} },
  states: handled('a'),
  width: 240,
});

export const ArticleCardEveryState: Story = matrix<ArticleCardProps>({
  component: ArticleCard,
  args: {
    href: '/game-library/1',
    game: texts.nightFerry,
    title: texts.howToFindSecond,
    excerpt: texts.notSunTheyFollow,
    hue: 225,
    level: 2,
  },
  variants: {
    listed: {},
    found: {
      excerpt: (
        <>
          {texts.firstPutOutLight}
          <mark>{texts.mast}</mark>
          {texts.showsLaterThanLighthouse2}
        </>
      ),
    },
    'a long excerpt': { excerpt: Array<string>(12).fill(texts.notSunTheyFollow) },
  },
  states: handled('a'),
  width: 240,
});

export const ActivityCardEveryState: Story = matrix<ActivityCardProps>({
  component: ActivityCard,
  args: { href: '/activity#1', level: 2, ...activities[0] },
  variants: Object.fromEntries(activities.map((activity) => [activity.state, activity])),
  states: {
    ...handled('a'),
    poster: { poster: <CoverArt seed="sailing" scene="night-city" hue={225} /> },
  },
  width: 240,
});

export const OpensEachCardByKeyboard: Story = {
  tags: ['!visual'],
  render: () => (
    <div className={css.list}>
      <CompanionCard {...meta.args} level={2} />
      <GameCard
        href="#"
        name={texts.nightFerry}
        line={texts.adventure}
        hue={225}
        cover={null}
        level={2}
      />
      <ArticleCard
        href="#"
        game={texts.nightFerry}
        title={texts.howToFindMast}
        excerpt=""
        hue={225}
        level={2}
      />
      <ActivityCard
        href="#"
        title={texts.sailingByFog}
        line={texts.sevenNightsInRow2}
        state="running"
        month={texts.nov}
        day="21"
        time={texts.november21}
        hue={225}
        level={2}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      link.addEventListener('click', opened);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(opened).toHaveBeenCalledTimes(4);
  },
};

export const CompanionCardUsage: Story = { tags: ['!visual'], ...companionCardUsage };

export const ActivityCardGoodAndBadUse: Story = { tags: ['!visual'], ...activityCardUsage };

export const ArticleCardGoodAndBadUse: Story = { tags: ['!visual'], ...articleCardUsage };

export const CompanionCardGoodAndBadUse: Story = { tags: ['!visual'], ...companionCardUsage };

export const GameCardGoodAndBadUse: Story = { tags: ['!visual'], ...gameCardUsage };
