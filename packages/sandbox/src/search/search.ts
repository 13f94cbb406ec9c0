import type { Article } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import type { Database } from '../store/database.ts';
import type { Page, Paged } from '../store/library.ts';
import { idToken, numberOf, rowOf } from '../store/seed-content.ts';
import { type Range, rangesOf } from './highlight.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import {
  countsOf,
  type Excerpt,
  excerptOf,
  type Facet,
  type FoldedArticle,
  type Hit,
  hitOf,
  type ShownArticle,
  shareOf,
  weightOf,
} from './rank.ts';

/** Candidates looked at per tier: bounds the work of a query that fits half the library. */
const MAX_IN_TITLES = 120;
const MAX_IN_BODIES = 300;
/** A word that stands in so great a part of all articles, or in so many of them, is common. */
const COMMON_SHARE = 0.15;
const MAX_SPREAD = 500;
/** Candidates of a question in a whole sentence. */
const MAX_RANKED = 60;
const MAX_PASSAGES = 12;
/** Candidates whose text is read for a closer look at their rank. */
const MAX_WEIGHED = 30;
const MAX_PROPOSALS = 8;

interface SearchInput extends Page {
  text: string;
  language: Language;
  game?: string;
  kind?: string;
}

interface SearchAnswer extends Paged<Hit> {
  /** There are more than `total` says: counting stopped. */
  total_is_more: boolean;
  /** Counts with this query under every game and kind, each without its own filter's narrowing. */
  facets: { game: Facet[]; kind: Facet[] };
}

interface Proposal {
  kind: string;
  id: string;
  game: string;
  text: string;
  ranges: Range[];
}

export interface Search {
  find(input: SearchInput): SearchAnswer;
  propose(text: string, language: Language): Proposal[];
  /** The best passages for a question in whole sentences, within these games (all when empty). */
  excerpts(question: string, language: Language, games: readonly string[], most: number): Excerpt[];
}

/** A title or question in another language still tells what an article is about. */
const TIER_WEIGHTS = [4, 2, 0] as const;
type Tier = 0 | 1 | 2;

interface Candidate {
  number: number;
  tier: Tier;
  game: string;
  kind: string;
}

interface Found {
  rows: Map<number, Candidate>;
  /** Looking stopped at a limit. */
  isMore: boolean;
}

export function createSearch(database: Database): Search {
  // FTS5 yields rows in rowid order, newest article first, and stops at the limit.
  const inTitles = database.query<{ row: number }, [string, number]>(
    'SELECT rowid AS row FROM title_index WHERE title_index MATCH ? LIMIT ?',
  );
  const inAll = database.query<{ row: number }, [string, number]>(
    'SELECT rowid AS row FROM article_index WHERE article_index MATCH ? LIMIT ?',
  );
  const ranked = database.query<{ row: number }, [string, number]>(
    `SELECT rowid AS row FROM article_index WHERE article_index MATCH ?
     ORDER BY bm25(article_index, 6, 6, 1) LIMIT ?`,
  );
  const spread = database.query<{ count: number }, [string, number]>(
    `SELECT count(*) AS count
     FROM (SELECT 1 FROM article_index WHERE article_index MATCH ? LIMIT ?)`,
  );
  const folded = database.query<FoldedArticle, [string]>(
    `SELECT number, folded_title, folded_question, folded_text
     FROM json_each(?) AS wanted CROSS JOIN article_texts ON number = wanted.value`,
  );
  const shown = database.query<ShownArticle, [number, number]>(
    `SELECT articles.id, articles.updated, article_texts.title, article_texts.text
     FROM articles JOIN article_texts ON article_texts.number = ? WHERE articles.number = ?`,
  );
  const whole = database.query<{ json: string }, [number]>(
    'SELECT json FROM articles WHERE number = ?',
  );
  const proposals = database.query<Omit<Proposal, 'ranges'>, [string, number]>(
    `SELECT kind, id, game, text
     FROM (SELECT rowid AS row FROM proposal_index WHERE proposal_index MATCH ? LIMIT ?)
     JOIN proposals ON proposals.number = row`,
  );

  // Hundreds of candidates are counted by facet for every query: their rows stay out of it.
  const facets: { game: string; kind: string }[] = [];
  for (const { game, kind, numbers } of database
    .query<{ game: string; kind: string; numbers: string }>(
      `SELECT game, kind, json_group_array(number) AS numbers FROM articles GROUP BY game, kind`,
    )
    .all()) {
    const facet = { game, kind };
    for (const number of JSON.parse(numbers) as number[]) facets[number] = facet;
  }
  const candidateOf = ({ row }: { row: number }, tier: Tier): Candidate => {
    const number = numberOf(row);
    return { number, tier, game: facets[number]?.game ?? '', kind: facets[number]?.kind ?? '' };
  };

  /** Words that tell articles apart: 「怎么」 and "how to" stand in too many. */
  const commonFrom = Math.max(5, Math.min(MAX_SPREAD, Math.ceil(facets.length * COMMON_SHARE)));
  function telling(tokens: readonly string[]): readonly string[] {
    const rare = tokens.filter((token) => {
      const rows = spread.get(`{title question body} : "${token}"`, commonFrom);
      return rows !== undefined && rows.count < commonFrom;
    });
    return rare.length > 0 ? rare : tokens;
  }

  /** Articles that share most with a question in a whole sentence, best first. */
  function sharing(
    tokens: readonly string[],
    filters: readonly string[],
    most: number,
  ): Candidate[] {
    const any = tokens.map((token) => `"${token}"`).join(' OR ');
    const rows = ranked
      .all([`{title question body} : (${any})`, ...filters].join(' AND '), most)
      .map((row) => candidateOf(row, 2));
    return [...new Map(rows.map((row) => [row.number, row])).values()];
  }

  /** Candidates in tiers: the title names it, then the question asks it, then the text tells it. */
  function candidates(expression: string, filters: readonly string[]): Found {
    const found: Found = { rows: new Map(), isMore: false };
    const add = (
      tier: Tier,
      index: typeof inTitles,
      columns: string,
      most: number,
      narrowed: readonly string[],
    ) => {
      const rows = index.all([`{${columns}} : (${expression})`, ...narrowed].join(' AND '), most);
      if (rows.length === most) found.isMore = true;
      for (const row of rows) {
        const candidate = candidateOf(row, tier);
        if (!found.rows.has(candidate.number)) found.rows.set(candidate.number, candidate);
      }
    };
    // With filters twice: once for the hits, and once without, for what other filters would leave.
    for (const narrowed of filters.length > 0 ? [filters, []] : [[]]) {
      add(0, inTitles, 'title', MAX_IN_TITLES, narrowed);
      add(1, inTitles, 'question', MAX_IN_TITLES, narrowed);
      add(2, inAll, 'title question body', MAX_IN_BODIES, narrowed);
    }
    return found;
  }

  /** Those at the top by their weight, the rest as they come. */
  function inOrder(
    rows: readonly Candidate[],
    language: Language,
    weigh: (text: FoldedArticle, tier: Tier) => number,
  ): Candidate[] {
    const close = rows.slice(0, MAX_WEIGHED);
    const texts = folded.all(JSON.stringify(close.map(({ number }) => rowOf(number, language))));
    const byNumber = new Map(texts.map((text) => [numberOf(text.number), text]));
    const weighed = close.map((row) => {
      const text = byNumber.get(row.number);
      return { row, weight: text ? weigh(text, row.tier) : 0 };
    });
    weighed.sort((a, b) => b.weight - a.weight);
    return [...weighed.map(({ row }) => row), ...rows.slice(MAX_WEIGHED)];
  }

  function search(query: SearchQuery, input: SearchInput): SearchAnswer {
    let terms: readonly string[] = query.terms;
    const filters = [
      ...(input.game ? [`{game} : ${idToken(input.game)}`] : []),
      ...(input.kind ? [`{kind} : ${idToken(input.kind)}`] : []),
    ];
    // What is named in passing does not answer a question.
    const answers = ({ rows }: Found) =>
      [...rows.values()].some(({ tier }) => tier < 2 || !query.question);
    let found = candidates(query.every, filters);
    if (!answers(found) && query.begun !== query.every) found = candidates(query.begun, filters);
    if (!answers(found)) {
      terms = telling(query.tokens);
      const rows = sharing(terms, filters, MAX_RANKED);
      found = { rows: new Map(rows.map((row) => [row.number, row])), isMore: false };
    }
    const all = [...found.rows.values()];
    const byGame = (row: Candidate) => !input.game || row.game === input.game;
    const byKind = (row: Candidate) => !input.kind || row.kind === input.kind;
    const wanted = all.filter((row) => byGame(row) && byKind(row));

    const isShared = terms !== query.terms;
    // By tier, newest first, before they are weighed.
    if (!isShared) wanted.sort((a, b) => a.tier - b.tier || a.number - b.number);
    const ordered = inOrder(wanted, input.language, (text, tier) =>
      isShared
        ? shareOf(text, terms)
        : weightOf(text, terms, query.question?.folded) + TIER_WEIGHTS[tier],
    );

    const start = (input.page - 1) * input.page_size;
    const items = ordered
      .slice(start, start + input.page_size)
      .flatMap(({ number, game, kind }) => {
        const row = shown.get(rowOf(number, input.language), number);
        if (!row) return [];
        const question = () => {
          const json = whole.get(number)?.json;
          return json === undefined ? '' : (JSON.parse(json) as Article).question[input.language];
        };
        return [hitOf({ ...row, game, kind, question }, terms, input.language)];
      });
    return {
      items,
      total: wanted.length,
      total_is_more: found.isMore,
      page: input.page,
      page_size: input.page_size,
      facets: {
        game: countsOf(all.filter(byKind).map((row) => row.game)),
        kind: countsOf(all.filter(byGame).map((row) => row.kind)),
      },
    };
  }

  return {
    find(input) {
      const query = parseQuery(input.text);
      if (!query) {
        const { page, page_size } = input;
        const facets = { game: [], kind: [] };
        return { items: [], total: 0, total_is_more: false, page, page_size, facets };
      }
      return search(query, input);
    },

    propose(input, language) {
      const query = parseQuery(input);
      if (!query) return [];
      const seen = new Set<string>();
      return proposals
        .all(`{${language}} : (${query.begun})`, MAX_PROPOSALS * 2)
        .filter(({ text }) => !seen.has(text) && seen.add(text))
        .slice(0, MAX_PROPOSALS)
        .map((row) => ({ ...row, ranges: rangesOf(row.text, query.terms) }));
    },

    excerpts(question, language, games, most) {
      const query = parseQuery(question);
      if (!query || query.isAboutNothing) return [];
      const tokens = telling(query.tokens);
      const asked = query.question ? telling(query.question.tokens).length : tokens.length;
      const place = games.length > 0 ? [`{game} : (${games.map(idToken).join(' OR ')})`] : [];
      return sharing(tokens, place, MAX_PASSAGES)
        .map(({ number }) => whole.get(number))
        .filter((row) => row !== undefined)
        .map(({ json }) => excerptOf(JSON.parse(json) as Article, tokens, asked, language))
        .sort((a, b) => b.score - a.score)
        .slice(0, most);
    },
  };
}
