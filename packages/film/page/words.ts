/** Texts of the film, taken from the product's catalogues and games. */
import clockworkCourt from '../../sandbox/src/content/games/clockwork-court/game.json';
import deepCartographer from '../../sandbox/src/content/games/deep-cartographer/game.json';
import lanternRidge from '../../sandbox/src/content/games/lantern-ridge/game.json';
import mochiLeague from '../../sandbox/src/content/games/mochi-league/game.json';
import nineBells from '../../sandbox/src/content/games/nine-bells/game.json';
import rootAndRust from '../../sandbox/src/content/games/root-and-rust/game.json';
import skyCouriers from '../../sandbox/src/content/games/sky-couriers/game.json';
import starlitKitchen from '../../sandbox/src/content/games/starlit-kitchen/game.json';
import en from '../../screens/messages/en.json';
import ja from '../../screens/messages/ja.json';
import zh from '../../screens/messages/zh.json';

const catalogues = { zh, en, ja };
export type Language = keyof typeof catalogues;
export const languages = Object.keys(catalogues) as Language[];

/** Games in shelf order, each with the companion that knows it best. */
const games = [
  { game: lanternRidge, companion: 'a-deng', hue: 62 },
  { game: deepCartographer, companion: 'sheng-na', hue: 190 },
  { game: mochiLeague, companion: 'tuan-tuan', hue: 340 },
  { game: rootAndRust, companion: 'gen-bao', hue: 140 },
  { game: skyCouriers, companion: 'yun-xin', hue: 240 },
  { game: starlitKitchen, companion: 'lao-tang', hue: 75 },
  { game: nineBells, companion: 'jiu-sheng', hue: 15 },
  { game: clockworkCourt, companion: 'fa-tiao', hue: 95 },
];

export function wordsOf(language: Language) {
  const texts = catalogues[language];
  const title = texts['screens.home.title'];
  return {
    /** The headline's beginning, up to its comma. */
    tonight: /^.*?[,，、]/.exec(title)?.[0] ?? title,
    title,
    ask: texts['screens.home.chat.ask'],
    answer: texts['screens.home.chat.answer'],
    cheer: texts['screens.home.chat.cheer'],
    know: texts['screens.house.library'],
    /** What the product is, in one sentence. */
    claim: sentences(texts['screens.home.lead'])[0] ?? '',
    games: games.map(({ game, companion, hue }) => ({
      id: game.id,
      name: game.name[language],
      scene: game.cover,
      hue: game.hue,
      companion,
      companionHue: hue,
    })),
  };
}
export type Words = ReturnType<typeof wordsOf>;

const sentences = (text: string): string[] => text.match(/[^。！？.!?]+[。！？.!?]\s*/g) ?? [text];

/** Splits a line into clauses, and each clause into the pieces that appear one by one: a Hanzi, a kana, a Latin word. */
export const spoken = (line: string): string[][] =>
  (line.match(/[^。！？，、.!?,]+[。！？，、.!?,]?\s*/g) ?? [line]).map(
    (clause) => clause.match(/[\p{Script=Latin}’'-]{2,}[,.!?]?\s*|./gu) ?? [clause],
  );
