import { CoverArt } from '../../brand/cover-art/index.ts';
import { usage } from '../../internal/testing/usage.tsx';
import { GameCard } from './index.ts';

export const gameCardUsage = usage(
  {
    ferry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
    line: {
      zh: '没有灯塔的海上，靠数浪认路。',
      en: 'An adventure on a sea without lighthouses.',
      ja: '灯台のない海を、波を数えて渡ります。',
    },
    guides: { zh: '212 篇攻略', en: '212 guides', ja: '攻略 212 件' },
    lantern: { zh: '铜灯', en: 'Copper lantern', ja: '銅の灯籠' },
    item: {
      zh: '夜航船的道具，第一夜在船尾捡到。',
      en: 'An item of Night Ferry, found astern on the first night.',
      ja: '夜航船のアイテム。一夜目に船尾で拾います。',
    },
    good: {
      zh: '一个游戏：封面、一句话、有多少可看的。',
      en: 'A game: its cover, one sentence, how much there is to read.',
      ja: 'ゲーム一本。表紙、ひと言、読める量。',
    },
    bad: {
      zh: '一件道具没有封面，画了也认不出它：用 EntityCard。',
      en: 'An item has no cover, and a landscape does not show it. Use an EntityCard.',
      ja: 'アイテムに表紙はなく、風景では何かわかりません。EntityCard を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <GameCard
          href="#ferry"
          name={texts.ferry}
          line={texts.line}
          facts={texts.guides}
          hue={225}
          cover={<CoverArt seed="night-ferry" scene="harbour" hue={225} />}
          level={2}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <GameCard
          href="#lantern"
          name={texts.lantern}
          line={texts.item}
          hue={62}
          cover={<CoverArt seed="lantern" scene="mountains" hue={62} />}
          level={2}
        />
      ),
    },
  }),
);
