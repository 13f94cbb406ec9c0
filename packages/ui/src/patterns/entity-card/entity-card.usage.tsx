import { usage } from '../../internal/testing/usage.tsx';
import { EntityCard } from './index.ts';

const look = { body: 'folk', head: 'hood', eyes: 'almond', mouth: 'flat', held: 'striker' };

export const entityCardUsage = usage(
  {
    ringer: { zh: '敲钟人阿九', en: 'Jiu the ringer', ja: '鐘つきの阿九' },
    role: { zh: '角色', en: 'Character', ja: '人物' },
    keeper: {
      zh: '守第九口钟，不许它响。',
      en: 'Keeper of the ninth bell, which must not ring.',
      ja: '九つ目の鐘の番人。鳴らしてはなりません。',
    },
    bells: { zh: '九响', en: 'Nine Bells', ja: '九響' },
    game: { zh: '游戏', en: 'Game', ja: 'ゲーム' },
    about: {
      zh: '九口钟，九个夜晚。',
      en: 'Nine bells, nine nights.',
      ja: '九つの鐘、九つの夜。',
    },
    good: {
      zh: '游戏里的一个人、一件东西、一个地方，一句话认出来。',
      en: 'Somebody, something or some place of a game, known by one sentence.',
      ja: 'ゲームの中の人、物、場所。一文で見分けられます。',
    },
    bad: {
      zh: '游戏本身有封面，也比一件东西重：用 GameCard。',
      en: 'A game has a cover, and weighs more than a thing in it. Use a GameCard.',
      ja: 'ゲームには表紙があり、中の物より大きい存在です。GameCard を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <EntityCard
          href="#ringer"
          name={texts.ringer}
          kind={texts.role}
          summary={texts.keeper}
          hue={15}
          seed="nine-bells-role-ringer"
          look={look}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <EntityCard
          href="#bells"
          name={texts.bells}
          kind={texts.game}
          summary={texts.about}
          hue={15}
          seed="nine-bells"
        />
      ),
    },
  }),
);
