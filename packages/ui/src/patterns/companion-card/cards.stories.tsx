import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import * as css from '../../internal/testing/shelf.css.ts';
import { ActivityCard } from '../activity-card/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import { GameCard } from '../game-card/index.ts';
import { cardsWords } from './cards.words.ts';
import { CompanionCard } from './index.ts';

const meta = {
  title: 'Components/Cards',
  parameters: { words: cardsWords },
  component: CompanionCard,
  args: {
    href: '/game-partner/detail-1',
    name: '阿灯',
    line: '灯塔守了三十年，最会在雾里认路。',
    seed: 'f3',
    hue: 62,
    games: '夜航船、星尘边境',
  },
} satisfies Meta<typeof CompanionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const companions = [
  ['阿灯', '灯塔守了三十年，最会在雾里认路。', 'f3', 62, '夜航船、星尘边境'],
  ['墨墨', '棋谱背了一屋子，输了也要笑着复盘。', 'f21', 290, '落子无声'],
  ['薄荷', '你只管往前冲，后背交给我。', 'f8', 155, '风车原野'],
  ['小鲸', '潜得越深，我的话越少。要是连我都不说话了，就赶紧往上浮。', 'f40', 225, '深蓝信号'],
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
    const link = canvas.getByRole('link', { name: '阿灯' });
    const stage = canvas.getByText('灯塔守了三十年，最会在雾里认路。').getBoundingClientRect();
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
  ['夜航船', '叙事冒险 · 在没有灯塔的海上，靠记忆找回家的路。', '212 篇攻略', 225, 'harbour'],
  [
    '星尘边境',
    '太空生存 · 一艘修修补补的船，和一颗不肯熄的恒星。',
    '341 篇攻略',
    300,
    'star-chart',
  ],
  ['风车原野', '农场模拟 · 种下的每一株都会记得你。', '188 篇攻略', 130, 'mountains'],
  ['落子无声', '策略棋牌 · 十九路之外还有第二十路。', '96 篇攻略', 25, 'clockwork'],
] as const;

export const Games: Story = {
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
      name="夜航船"
      line="叙事冒险 · 在没有灯塔的海上，靠记忆找回家的路。"
      facts="212 篇攻略"
      hue={225}
      cover={<CoverArt seed="夜航船" scene="harbour" hue={225} />}
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
    title: '雾夜夜航',
    line: '连续七晚，每晚一条没有标在海图上的航线。',
    state: 'running',
    month: '11月',
    day: '21',
    time: '11月21日起，为期两周',
    hue: 225,
  },
  {
    title: '丰收市集',
    line: '用今年的收成换一顶不会被风吹走的草帽。',
    state: 'coming',
    month: '12月',
    day: '5',
    time: '12月5日起，为期两周',
    hue: 95,
  },
  {
    title: '第二十路',
    line: '一场没有观众的比赛，赢家自己知道。',
    state: 'ended',
    month: '10月',
    day: '8',
    time: '10月8日起，为期两周',
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

export const Activities: Story = { render: () => activityCards() };

export const ActivityPosters: Story = {
  render: () => activityCards((seed, hue) => <CoverArt seed={seed} scene="night-city" hue={hue} />),
};

export const Articles: Story = {
  render: () => (
    <div className={css.list}>
      <ArticleCard
        href="/game-library/1"
        game="夜航船"
        title="雾里怎么找第二根桅杆"
        excerpt={
          <>
            先关掉船头的灯。<mark>桅杆</mark>
            比灯塔亮得晚一些，大约数到第四次浪，东边会先暗下去一块，那一块就是<mark>桅杆</mark>
            的影子。
          </>
        }
        hue={225}
        level={2}
      />
      <ArticleCard
        href="/game-library/2"
        game="风车原野"
        title="向日葵为什么朝着你"
        excerpt="不是朝着太阳。你在田埂上站满三天，它们就会改主意。"
        hue={130}
        level={2}
      />
    </div>
  ),
};

export const EveryCompanion: Story = {
  tags: ['both-themes'],
  render: (args) => (
    <BothThemes>
      <div className={css.pair}>
        <CompanionCard {...args} level={2} />
        <CompanionCard {...args} name="小鲸" seed="f40" hue={225} games={undefined} level={2} />
      </div>
    </BothThemes>
  ),
};

export const EveryGame: Story = {
  tags: ['both-themes'],
  render: () => (
    <BothThemes>
      <div className={css.pair}>
        {games.slice(0, 2).map(([name, line, facts, hue, scene]) => (
          <GameCard
            key={name}
            href="/game-library/1"
            {...{ name, line, hue }}
            facts={name === '夜航船' ? facts : undefined}
            cover={<CoverArt seed={name} scene={scene} hue={hue} />}
            level={2}
          />
        ))}
      </div>
    </BothThemes>
  ),
};

export const EveryArticle: Story = {
  tags: ['both-themes'],
  render: () => (
    <BothThemes>
      <ArticleCard
        href="/game-library/1"
        game="夜航船"
        title="雾里怎么找第二根桅杆"
        excerpt={
          <>
            先关掉船头的灯。<mark>桅杆</mark>比灯塔亮得晚一些。
          </>
        }
        hue={225}
        level={2}
      />
      <ArticleCard
        href="/game-library/2"
        game="风车原野"
        title="向日葵为什么朝着你"
        excerpt={Array<string>(12).fill('不是朝着太阳。你在田埂上站满三天，它们就会改主意。')}
        hue={130}
        level={2}
      />
    </BothThemes>
  ),
};

export const EveryActivity: Story = {
  tags: ['both-themes'],
  render: () => <BothThemes>{activityCards()}</BothThemes>,
};

export const EachIsOneStopAndEnterOpensIt: Story = {
  tags: ['!visual'],
  render: () => (
    <div className={css.list}>
      <CompanionCard {...meta.args} level={2} />
      <GameCard href="#" name="夜航船" line="叙事冒险" hue={225} cover={null} level={2} />
      <ArticleCard href="#" game="夜航船" title="雾里怎么找桅杆" excerpt="" hue={225} level={2} />
      <ActivityCard
        href="#"
        title="雾夜夜航"
        line="连续七晚。"
        state="running"
        month="11月"
        day="21"
        time="11月21日"
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
