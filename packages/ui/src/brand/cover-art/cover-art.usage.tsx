import { usage } from '../../internal/testing/usage.tsx';
import { GameCard } from '../../patterns/game-card/index.ts';
import { CoverArt } from './index.ts';

export const coverArtUsage = usage(
  {
    ferry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
    line: {
      zh: '没有灯塔的海上，靠数浪认路。',
      en: 'An adventure on a sea without lighthouses.',
      ja: '灯台のない海を、波を数えて渡ります。',
    },
    route: {
      zh: '从码头到第二根桅杆的路：',
      en: 'The way from the pier to the second mast:',
      ja: '桟橋から二本目の帆柱までの道：',
    },
    good: {
      zh: '一个游戏的样子，种子是它的编号，在哪页都一样。',
      en: 'The face of a game. Its id is the seed, so it is the same on every page.',
      ja: 'ゲームの顔。種は id なので、どのページでも同じ絵です。',
    },
    bad: {
      zh: '它是随便画的夜色，看不出路，听屏幕的人也听不到：要一张真的图。',
      en: 'A drawn mood shows no way, and is not heard. Draw a real map.',
      ja: '気分を描いた絵で道はわからず、読み上げもされません。本物の地図が要ります。',
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
        <>
          {texts.route}
          <div style={{ blockSize: 160, overflow: 'hidden' }}>
            <CoverArt seed="pier" scene="harbour" hue={225} />
          </div>
        </>
      ),
    },
  }),
);
