import type { GameFile } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import { foldText } from '../search/fold.ts';
import type { Library } from '../store/library.ts';
import type { Found } from './answers.ts';
import { floorTexts } from './floor/floor.ts';
import type { Intent } from './intent.ts';
import { fill } from './lines.ts';
import { gameSource } from './sources.ts';

type Platform = GameFile['platforms'][number];

const asked: readonly (readonly [Platform, RegExp])[] = [
  [
    'mobile',
    /手机|平板|安卓|苹果|mobile|phone|android|ios|iphone|ipad|すまほ|携帯|携带|たぶれっと/,
  ],
  ['console', /主机|switch|ps5|playstation|xbox|console|げーむ机|すいっち|こんそーる/],
  ['pc', /电脑|\bpc\b|steam|\bmac\b|computer|ぱそこん/],
];
/** Labels of facts, in Chinese. */
const LENGTH_LABEL = /通关|主线|打完|走完|一轮/;
const ENDINGS_LABEL = /结局/;
const PLAYERS_LABEL = /^(?:人数|对局)$/;

/** A fact of a game as a sentence, or undefined if the library has none. */
export function gameFact(
  library: Library,
  intent: Intent,
  id: string | undefined,
  text: string,
  language: Language,
): Found | undefined {
  const game = id === undefined ? undefined : library.game(id);
  if (!game) return undefined;
  const { facts } = floorTexts[language];
  const name = game.name[language];
  const say = (template: string, value: string) => fill(template, { game: name, value });
  const sentence = () => {
    switch (intent) {
      case 'platform': {
        const list = (platforms: readonly Platform[]) =>
          platforms.map((platform) => facts.platforms[platform]).join(facts.separator);
        const folded = foldText(text);
        const missing = asked
          .filter(([platform, words]) => words.test(folded) && !game.platforms.includes(platform))
          .map(([platform]) => platform);
        const without = missing.length > 0 ? fill(facts.without, { list: list(missing) }) : '';
        return fill(facts.platform, { game: name, list: list(game.platforms), without });
      }
      case 'players': {
        const fact = game.facts.find(({ label }) => PLAYERS_LABEL.test(label.zh));
        return say(facts.players, fact?.value[language] ?? game.players);
      }
      case 'release':
        return say(facts.release, longDate(game.released, language));
      case 'maker':
        return say(facts.maker, game.developer[language]);
      default: {
        const wanted = intent === 'endings' ? ENDINGS_LABEL : LENGTH_LABEL;
        const fact = game.facts.find(({ label }) => wanted.test(label.zh));
        return (
          fact &&
          fill(facts.other, {
            game: name,
            label: fact.label[language],
            value: fact.value[language],
          })
        );
      }
    }
  };
  const said = sentence();
  return said === undefined
    ? undefined
    : { source: gameSource(game, language), blocks: [], text: said };
}

/** As the page of the game shows the date. */
const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
