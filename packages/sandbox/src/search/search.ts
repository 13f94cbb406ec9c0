import type { Article } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import type { Database } from '../store/database.ts';
import type { Page, Paged } from '../store/library.ts';
import { idToken, numberOf, rowOf } from '../store/seed-content.ts';
import { type Range, rangesOf } from './highlight.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import {
  countFacets,
  type Excerpt,
  excerptOf,
  type Facet,
  type FoldedArticle,
  type Hit,
  hitOf,
  overlapOf,
  type ShownArticle,
  scoreOf,
} from './rank.ts';

/** Rows read from an index. They limit the work for a query that matches half the library. */
const MAX_IN_TITLES = 120;
const MAX_IN_BODIES = 300;
/** A word is common if this share of all articles, or this many, contain it. */
const COMMON_SHARE = 0.15;
const MAX_RARE_COUNT = 500;
/** Rows read for a question in a whole sentence. */
const MAX_RANKED = 60;
const MAX_EXCERPTS = 12;
/** Candidates whose text is read for their exact score. */
const MAX_SCORED = 30;
const MAX_SUGGESTIONS = 8;

interface SearchInput extends Page {
  text: string;
  language: Language;
  game?: string;
  kind?: string;
}

interface SearchAnswer extends Paged<Hit> {
  /** There are more hits than `total`: reading stopped at a limit. */
  total_is_more: boolean;
  /** Hits per game and per kind. Each ignores its own filter. */
  facets: { game: Facet[]; kind: Facet[] };
}

interface Suggestion {
  kind: string;
  id: string;
  game: string;
  text: string;
  ranges: Range[];
}

export interface Search {
  find(input: SearchInput): SearchAnswer;
  suggest(text: string, language: Language): Suggestion[];
  /** The best excerpts for a question in a whole sentence, of these games (all if empty). */
  excerpts(question: string, language: Language, games: readonly string[], max: number): Excerpt[];
}

/** Where a candidate matches: 0 title, 1 question, 2 body. */
type Tier = 0 | 1 | 2;
/** Added to the score: a title in another language shows what an article is about, too. */
const TIER_SCORES = [4, 2, 0] as const;

interface Candidate {
  number: number;
  tier: Tier;
  game: string;
  kind: string;
}

interface Candidates {
  rows: Candidate[];
  /** Reading stopped at a limit. */
  hasMore: boolean;
}

export function createSearch(database: Database): Search {
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
  const foldedTexts = database.query<FoldedArticle, [string]>(
    `SELECT number, folded_title, folded_question, folded_text
     FROM json_each(?) AS wanted CROSS JOIN article_texts ON number = wanted.value`,
  );
  const shown = database.query<ShownArticle, [number, number]>(
    `SELECT articles.id, articles.updated, article_texts.title, article_texts.text
     FROM articles JOIN article_texts ON article_texts.number = ? WHERE articles.number = ?`,
  );
  const articleJson = database.query<{ json: string }, [number]>(
    'SELECT json FROM articles WHERE number = ?',
  );
  const suggestions = database.query<Omit<Suggestion, 'ranges'>, [string, number]>(
    `SELECT kind, id, game, text
     FROM (SELECT rowid AS row FROM suggestion_index WHERE suggestion_index MATCH ? LIMIT ?)
     JOIN suggestions ON suggestions.number = row`,
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

  function toCandidate({ row }: { row: number }, tier: Tier): Candidate {
    const number = numberOf(row);
    const { game, kind } = facets[number] ?? { game: '', kind: '' };
    return { number, tier, game, kind };
  }

  /** The tokens that few articles contain, or all tokens if every one is common. */
  const commonCount = Math.max(
    5,
    Math.min(MAX_RARE_COUNT, Math.ceil(facets.length * COMMON_SHARE)),
  );
  function rareTokens(tokens: readonly string[]): readonly string[] {
    const rare = tokens.filter((token) => {
      const found = matchCount.get(`{title question body} : "${token}"`, commonCount);
      return found !== undefined && found.count < commonCount;
    });
    return rare.length > 0 ? rare : tokens;
  }

  /** Articles with any of the tokens, best first. */
  function rankedCandidates(
    tokens: readonly string[],
    filters: readonly string[],
    max: number,
  ): Candidate[] {
    const any = tokens.map((token) => `"${token}"`).join(' OR ');
    const expression = [`{title question body} : (${any})`, ...filters].join(' AND ');
    return uniqueByNumber(ranked.all(expression, max).map((row) => toCandidate(row, 2)));
  }

  /** Articles that match the expression. Each has the first tier in which it was found. */
  function matchingCandidates(expression: string, filters: readonly string[]): Candidates {
    const rows: Candidate[] = [];
    let hasMore = false;
    // With filters, read twice: for the hits, and without filters for the facets.
    for (const used of filters.length > 0 ? [filters, []] : [[]]) {
      for (const [tier, index, columns, max] of [
        [0, inTitles, 'title', MAX_IN_TITLES],
        [1, inTitles, 'question', MAX_IN_TITLES],
        [2, inArticles, 'title question body', MAX_IN_BODIES],
      ] as const) {
        const found = index.all([`{${columns}} : (${expression})`, ...used].join(' AND '), max);
        if (found.length === max) hasMore = true;
        rows.push(...found.map((row) => toCandidate(row, tier)));
      }
    }
    return { rows: uniqueByNumber(rows), hasMore };
  }

  /** Sorts the first candidates by score. The others keep their order. */
  function sortByScore(
    rows: readonly Candidate[],
    language: Language,
    score: (text: FoldedArticle, tier: Tier) => number,
  ): Candidate[] {
    const first = rows.slice(0, MAX_SCORED);
    const wanted = JSON.stringify(first.map(({ number }) => rowOf(number, language)));
    const texts = new Map(foldedTexts.all(wanted).map((text) => [numberOf(text.number), text]));
    const scored = first.map((row) => {
      const text = texts.get(row.number);
      return { row, score: text ? score(text, row.tier) : 0 };
    });
    scored.sort((a, b) => b.score - a.score);
    return [...scored.map(({ row }) => row), ...rows.slice(MAX_SCORED)];
  }

  function parseArticle(number: number): Article | undefined {
    const row = articleJson.get(number);
    return row && (JSON.parse(row.json) as Article);
  }

  function search(query: SearchQuery, input: SearchInput): SearchAnswer {
    const { language, game, kind, page, page_size } = input;
    const filters = [
      ...(game ? [`{game} : ${idToken(game)}`] : []),
      ...(kind ? [`{kind} : ${idToken(kind)}`] : []),
    ];
    // An article that mentions the subject only in its body does not answer a question.
    const isAnswered = ({ rows }: Candidates) =>
      rows.some(({ tier }) => tier < 2 || !query.question);
    let terms: readonly string[] = query.terms;
    let found = matchingCandidates(query.every, filters);
    if (!isAnswered(found) && query.begun !== query.every)
      found = matchingCandidates(query.begun, filters);
    const isPartial = !isAnswered(found);
    if (isPartial) {
      terms = rareTokens(query.tokens);
      found = { rows: rankedCandidates(terms, filters, MAX_RANKED), hasMore: false };
    }
    const ofGame = (row: Candidate) => !game || row.game === game;
    const ofKind = (row: Candidate) => !kind || row.kind === kind;
    const wanted = found.rows.filter((row) => ofGame(row) && ofKind(row));

    // By tier and newest first. Partial matches keep the order of bm25.
    if (!isPartial) wanted.sort((a, b) => a.tier - b.tier || a.number - b.number);
    const sorted = sortByScore(wanted, language, (text, tier) =>
      isPartial
        ? overlapOf(text, terms)
        : scoreOf(text, terms, query.question?.folded) + TIER_SCORES[tier],
    );

    const start = (page - 1) * page_size;
    const items = sorted.slice(start, start + page_size).flatMap(({ number, game, kind }) => {
      const row = shown.get(rowOf(number, language), number);
      if (!row) return [];
      const question = () => parseArticle(number)?.question[language] ?? '';
      return [hitOf({ ...row, game, kind, question }, terms, language)];
    });
    return {
      items,
      total: wanted.length,
      total_is_more: found.hasMore,
      page,
      page_size,
      facets: {
        game: countFacets(found.rows.filter(ofKind).map((row) => row.game)),
        kind: countFacets(found.rows.filter(ofGame).map((row) => row.kind)),
      },
    };
  }

  return {
    find(input) {
      const query = parseQuery(input.text);
      if (query) return search(query, input);
      const { page, page_size } = input;
      const facets = { game: [], kind: [] };
      return { items: [], total: 0, total_is_more: false, page, page_size, facets };
    },

    suggest(input, language) {
      const query = parseQuery(input);
      if (!query) return [];
      const seen = new Set<string>();
      return suggestions
        .all(`{${language}} : (${query.begun})`, MAX_SUGGESTIONS * 2)
        .filter(({ text }) => !seen.has(text) && seen.add(text))
        .slice(0, MAX_SUGGESTIONS)
        .map((row) => ({ ...row, ranges: rangesOf(row.text, query.terms) }));
    },

    excerpts(question, language, games, max) {
      const query = parseQuery(question);
      if (!query || query.hasNoSubject) return [];
      const tokens = rareTokens(query.tokens);
      const tokenCount = query.question ? rareTokens(query.question.tokens).length : tokens.length;
      const filters = games.length > 0 ? [`{game} : (${games.map(idToken).join(' OR ')})`] : [];
      return rankedCandidates(tokens, filters, MAX_EXCERPTS)
        .map(({ number }) => parseArticle(number))
        .filter((article) => article !== undefined)
        .map((article) => excerptOf(article, tokens, tokenCount, language))
        .sort((a, b) => b.score - a.score)
        .slice(0, max);
    },
  };
}

/** Keeps the first candidate of each article. */
function uniqueByNumber(rows: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>();
  return rows.filter(({ number }) => !seen.has(number) && seen.add(number));
}
