import { offsetsOf } from './highlight.ts';
import { type Intent, kindsOfIntent } from './intents.ts';
import type { Thing } from './names.ts';
import type { FoldedArticle } from './rank.ts';
import type { Unit } from './understand.ts';

/** A unit with its weight and with the articles that are linked to its names. */
export interface WeightedUnit extends Unit {
  weight: number;
  /** Few articles hold it. */
  isRare: boolean;
  /** Numbers of articles that name the entity in their head. */
  linked: ReadonlySet<number>;
  /** Games whose name holds it. */
  games: ReadonlySet<string>;
  /** Numbers of articles whose title or question sounds like it. */
  sounding: ReadonlySet<number>;
}

export interface ScoredArticle {
  number: number;
  game: string;
  kind: string;
  text: FoldedArticle;
  /** The index found every unit in it, perhaps in a form that the comparison here does not know. */
  matchesEvery: boolean;
}

/** The match of one unit, 0 to 1. */
const MATCH = {
  title: 1,
  kind: 0.95,
  game: 0.9,
  question: 0.85,
  linked: 0.8,
  sound: 0.8,
  gameName: 0.6,
  body: 0.35,
};
const MAX_BODY = 0.55;

/** A word without the ending of plural, past and -ing, so that its other forms match. */
export function stemOf(spelling: string): string {
  return spelling.replace(/(?<=[a-z]{3})(?:ings?|ed|es|s)$/, '');
}

function contains(folded: string, spellings: readonly string[]): boolean {
  return spellings.some((spelling) => !offsetsOf(folded, stemOf(spelling)).next().done);
}

function mentions(folded: string, spellings: readonly string[]): number {
  let count = 0;
  for (const spelling of spellings) for (const _ of offsetsOf(folded, stemOf(spelling))) count += 1;
  return count;
}

function matchOf(unit: WeightedUnit, { number, game, kind, text }: ScoredArticle): number {
  const { spellings } = unit;
  if (unit.kind !== undefined) {
    if (kind === unit.kind) return 1;
    // A word such as “update” in a title is less than the kind.
    return contains(text.folded_title, spellings)
      ? 0.6
      : contains(text.folded_question, spellings)
        ? 0.5
        : 0.1;
  }
  if (contains(text.folded_title, spellings)) return MATCH.title;
  if (unit.things.some((thing) => thing.kind === 'game' && thing.id === game)) return MATCH.game;
  if (contains(text.folded_question, spellings)) return MATCH.question;
  if (unit.linked.has(number)) return MATCH.linked;
  if (unit.sounding.has(number)) return MATCH.sound;
  if (unit.games.has(game)) return MATCH.gameName;
  const count = mentions(text.folded_text, spellings);
  return count === 0 ? 0 : Math.min(MAX_BODY, MATCH.body + 0.05 * Math.log2(count));
}

/** How well an article answers: the weighted share of the units that it matches, with bonuses. */
export function scoreOf(
  article: ScoredArticle,
  units: readonly WeightedUnit[],
  intents: readonly Intent[],
  question: string | null,
): number {
  const { text, kind } = article;
  let matched = 0;
  let total = 0;
  for (const unit of units) {
    const match = matchOf(unit, article);
    matched += unit.weight * (article.matchesEvery ? Math.max(MATCH.body, match) : match);
    total += unit.weight;
  }
  let score = total > 0 ? (100 * matched) / total : 0;
  if (intents.some((intent) => kindsOfIntent[intent].some((wanted) => wanted === kind)))
    score += 12;
  if (question && `${text.folded_title}\n${text.folded_question}`.includes(question)) score += 50;
  const [first] = units;
  if (first && units.length === 1) {
    const at = Math.min(
      ...first.spellings
        .map((spelling) => text.folded_title.indexOf(spelling))
        .filter((at) => at >= 0),
    );
    if (at === 0) score += 4;
    score += 2 * Math.min(1, mentions(text.folded_text, first.spellings.slice(0, 3)) / 10);
  }
  // A short title that holds the words is more about them than a long one.
  return score - text.folded_title.length / 100;
}

/** The score of a game, an entity or a companion. `closeness`: 1 if the query names it, less if its name only holds the words. */
export function scoreOfThing(
  thing: Thing,
  units: readonly WeightedUnit[],
  intents: readonly Intent[],
  isQuestion: boolean,
  closeness: number,
): number {
  let matched = 0;
  let total = 0;
  for (const unit of units) {
    const isNamed = unit.things.some(({ kind, id }) => kind === thing.kind && id === thing.id);
    const isInGame = unit.things.some(({ kind, id }) => kind === 'game' && id === thing.game);
    matched += unit.weight * (isNamed ? 1 : isInGame ? 0.5 : closeness < 1 ? closeness : 0);
    total += unit.weight;
  }
  const score = total > 0 ? (100 * matched) / total : 0;
  const asksForThing = intents.some((intent) => intent !== 'fight');
  if (closeness < 1) return score - 25;
  if (score < 99) return score;
  if (asksForThing) return score + 20;
  return isQuestion || intents.includes('fight') ? score - 12 : score + 30;
}
