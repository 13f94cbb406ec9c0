import { type Language, languages } from '../http/language.ts';
import type { Database } from '../store/database.ts';
import { idToken, numberOf, rowOf } from '../store/seed-content.ts';
import { CJK, termsOf, tokensOfTerm } from './fold.ts';
import type { FoldedArticle } from './rank.ts';
import type { WeightedUnit } from './score.ts';
import type { Unit } from './understand.ts';

/** Rows read from an index. They limit the work for a query that matches half the library. */
const MAX_IN_TITLES = 120;
const MAX_IN_BODIES = 300;
/** Articles that are linked to an entity, or that sound like a word. */
const MAX_LINKED = 60;
/** A spelling that this many rows hold tells little. */
const MAX_COUNTED = 500;
const MIN_SOUND = 4;
/** Spellings of a synonym that are looked up. */
const MAX_SPELLINGS = 40;

/** Where an article matches: 0 title, 1 question, 2 body. */
export type Tier = 0 | 1 | 2;

export interface Candidate {
  number: number;
  tier: Tier;
  game: string;
  kind: string;
}

export interface Candidates {
  rows: Candidate[];
  /** Reading stopped at a limit. */
  hasMore: boolean;
  /** The rows match every unit of the query. */
  matchEvery: boolean;
}

/** FTS5 phrase of a folded text. A single CJK character starts a pair or is the last one. */
export function phraseOf(text: string, isPrefix = false): string | null {
  const terms = termsOf(text);
  const last = terms.at(-1);
  if (!last) return null;
  const isSingle = last.cjk && [...last.term].length === 1;
  return `"${terms.flatMap(tokensOfTerm).join(' ')}"${isSingle || (isPrefix && !last.cjk) ? '*' : ''}`;
}

export function createCandidates(database: Database) {
  // FTS5 returns rows in rowid order, newest article first, and stops at the limit.
  const inTitles = database.query<{ row: number }, [string, number]>(
    'SELECT rowid AS row FROM title_index WHERE title_index MATCH ? LIMIT ?',
  );
  const inArticles = database.query<{ row: number }, [string, number]>(
    'SELECT rowid AS row FROM article_index WHERE article_index MATCH ? LIMIT ?',
  );
  const ranked = database.query<{ row: number }, [string, number]>(
    `SELECT rowid AS row FROM article_index WHERE article_index MATCH ?
     ORDER BY bm25(article_index, 6, 6, 1) LIMIT ?`,
  );
  const matchCount = database.query<{ count: number }, [string, number]>(
    `SELECT count(*) AS count
     FROM (SELECT 1 FROM article_index WHERE article_index MATCH ? LIMIT ?)`,
  );
  const sounding = database.query<{ row: number }, [string, number]>(
    'SELECT rowid AS row FROM sound_index WHERE sound_index MATCH ? LIMIT ?',
  );
  const foldedTexts = database.query<FoldedArticle, [string]>(
    `SELECT number, folded_title, folded_question, folded_text
     FROM json_each(?) AS wanted CROSS JOIN article_texts ON number = wanted.value`,
  );

  // In memory, because each query counts hundreds of candidates by game and kind. Grouped, so that
  // articles share their objects.
  const facets: { game: string; kind: string }[] = [];
  for (const { game, kind, numbers } of database
    .query<{ game: string; kind: string; numbers: string }>(
      'SELECT game, kind, json_group_array(number) AS numbers FROM articles GROUP BY game, kind',
    )
    .all()) {
    const facet = { game, kind };
    for (const number of JSON.parse(numbers) as number[]) facets[number] = facet;
  }

  const games = database
    .query<{ id: string; folded: string }>("SELECT id, folded FROM names WHERE kind = 'game'")
    .all();

  /** All of a small library may be ranked. */
  const isSmall = facets.length * languages.length < MAX_COUNTED;

  function toCandidate({ row }: { row: number }, tier: Tier): Candidate {
    const number = numberOf(row);
    const { game, kind } = facets[number] ?? { game: '', kind: '' };
    return { number, tier, game, kind };
  }

  /** Articles that hold the expression, at most `max`. */
  function countOf(expression: string, max = MAX_COUNTED): number {
    return matchCount.get(`{title question body} : (${expression})`, max)?.count ?? 0;
  }

  /** Any spelling of a unit, an entity or a game that it names, or its kind. */
  function expressionOf(unit: Unit, isPrefix: boolean): string {
    const phrases = unit.spellings
      .slice(0, MAX_SPELLINGS)
      .map((spelling) => phraseOf(spelling, isPrefix))
      .filter((phrase) => phrase !== null)
      .map((phrase) => `{title question body} : ${phrase}`);
    const things = unit.things.flatMap(({ kind, id }) =>
      kind === 'companion' ? [] : [`{${kind === 'game' ? 'game' : 'entities'}} : ${idToken(id)}`],
    );
    const kinds = unit.kind === undefined ? [] : [`{kind} : ${idToken(unit.kind)}`];
    return `(${[...phrases, ...things, ...kinds].join(' OR ') || '"nothing"'})`;
  }

  /** Weighs the units: a rare word tells more than one that half the library holds. */
  function weigh(units: readonly Unit[]): WeightedUnit[] {
    return units.map((unit) => {
      const count = countOfUnit(unit);
      const linked = new Set<number>();
      for (const { kind, id } of unit.things) {
        if (kind !== 'entity') continue;
        for (const row of inTitles.all(`{entities} : ${idToken(id)}`, MAX_LINKED * 3))
          linked.add(numberOf(row.row));
      }
      const found = new Set<number>();
      const [typed = ''] = unit.spellings;
      if (
        unit.type === 'text' &&
        typed.length >= MIN_SOUND &&
        /^(?:[a-z]+|[ぁ-ゖー]+)$/.test(typed)
      )
        for (const row of sounding.all(`"${typed}"`, MAX_LINKED)) found.add(numberOf(row.row));
      const named = games.filter(({ folded }) => folded.includes(typed)).map(({ id }) => id);
      return {
        ...unit,
        linked,
        sounding: found,
        games: new Set(named),
        isRare: isSmall || (count < MAX_COUNTED && !isGame(unit)),
        weight: weightOf(unit, count),
      };
    });
  }

  /** Spellings of synonyms are not counted: there are many, and they are common. */
  function countOfUnit({ type, spellings }: Unit): number {
    if (type === 'meaning') return MAX_COUNTED;
    const phrases = spellings.map((spelling) => phraseOf(spelling)).filter(Boolean);
    return phrases.length === 0 ? 0 : countOf(phrases.join(' OR '));
  }

  function weightOf(unit: Unit, count: number): number {
    const all = Math.max(2, facets.length);
    const most = Math.log(1 + all);
    if (isGame(unit)) return most * 0.6;
    if (unit.type === 'name') return most * 0.9;
    if (unit.type === 'meaning') return most * 0.7;
    const idf = Math.log(1 + all / (1 + count / 3));
    if (unit.type === 'number') return Math.max(idf, most * 0.5) * 1.3;
    const [typed = ''] = unit.spellings;
    return idf * (typed.length === 1 && CJK.test(typed) ? 0.7 : 1);
  }

  return {
    countOf,
    weigh,
    isKnown: (text: string) => {
      const phrase = phraseOf(text);
      return phrase !== null && countOf(phrase, 1) > 0;
    },

    /** Articles that match every unit. Each has the first tier in which it was found. */
    matching(units: readonly Unit[], filters: readonly string[], isPrefix: boolean): Candidates {
      const rows: Candidate[] = [];
      let hasMore = false;
      const expression = units
        .map((unit, index) => expressionOf(unit, isPrefix && index === units.length - 1))
        .join(' AND ');
      // With filters, read twice: for the hits, and without filters for the facets.
      for (const used of filters.length > 0 ? [filters, []] : [[]]) {
        for (const [tier, index, columns, max] of [
          [0, inTitles, 'title game kind entities', MAX_IN_TITLES],
          [1, inTitles, 'title question game kind entities', MAX_IN_TITLES],
          [2, inArticles, 'title question body game kind entities', MAX_IN_BODIES],
        ] as const) {
          const narrowed = expression.replaceAll('{title question body}', `{${textColumns[tier]}}`);
          const found = index.all([`{${columns}} : (${narrowed})`, ...used].join(' AND '), max);
          if (found.length === max) hasMore = true;
          rows.push(...found.map((row) => toCandidate(row, tier)));
        }
      }
      return { rows: uniqueByNumber(rows), hasMore, matchEvery: true };
    },

    /** Articles that match any unit. Ranked by the rare ones: to rank half the library takes too long. */
    ranked(units: readonly WeightedUnit[], filters: readonly string[], max: number): Candidate[] {
      const rare = units.filter(({ isRare }) => isRare);
      const used = rare.length > 0 ? rare : units;
      const any = used.map((unit) => expressionOf(unit, false)).join(' OR ');
      const expression = [`(${any})`, ...filters].join(' AND ');
      const found = (rare.length > 0 ? ranked : inArticles).all(expression, max);
      return uniqueByNumber(found.map((row) => toCandidate(row, 2)));
    },

    /** Articles with any of the index tokens, best first. */
    rankedByTokens(
      tokens: readonly string[],
      filters: readonly string[],
      max: number,
    ): Candidate[] {
      const any = tokens.map((token) => `"${token}"`).join(' OR ');
      const expression = [`{title question body} : (${any})`, ...filters].join(' AND ');
      return uniqueByNumber(ranked.all(expression, max).map((row) => toCandidate(row, 2)));
    },

    /** Articles whose title or question sounds like a unit. */
    sounding: (units: readonly WeightedUnit[]): Candidate[] =>
      units.flatMap((unit) =>
        [...unit.sounding].map((number) => toCandidate({ row: rowOf(number, 'zh') }, 1)),
      ),

    /** The folded texts of articles in one language, by their number. */
    texts(numbers: readonly number[], language: Language): Map<number, FoldedArticle> {
      const wanted = JSON.stringify(numbers.map((number) => rowOf(number, language)));
      return new Map(foldedTexts.all(wanted).map((text) => [numberOf(text.number), text]));
    },

    size: facets.length,
  };
}

const textColumns = { 0: 'title', 1: 'title question', 2: 'title question body' } as const;

const isGame = ({ things }: Unit) => things.some(({ kind }) => kind === 'game');

/** Keeps the first candidate of each article. */
export function uniqueByNumber(rows: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>();
  return rows.filter(({ number }) => !seen.has(number) && seen.add(number));
}
