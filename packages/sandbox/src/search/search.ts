import type { Article } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import type { Database } from '../store/database.ts';
import type { Page, Paged } from '../store/library.ts';
import { idToken, rowOf } from '../store/seed-content.ts';
import { type Candidate, type Candidates, createCandidates, uniqueByNumber } from './candidates.ts';
import { CJK, foldText } from './fold.ts';
import { type Range, rangesOf } from './highlight.ts';
import { createNames, type Name, type Thing, type ThingType, thingTypes } from './names.ts';
import { parseQuery } from './query.ts';
import {
  countFacets,
  type Excerpt,
  excerptOf,
  type Facet,
  type Hit,
  hitOf,
  type ShownArticle,
  thingHitOf,
} from './rank.ts';
import { scoreOf, scoreOfThing, stemOf, type WeightedUnit } from './score.ts';
import { understand } from './understand.ts';
import { createVocabulary } from './vocabulary.ts';

/** A word is common if this share of all articles, or this many, contain it. */
const COMMON_SHARE = 0.15;
const MAX_RARE_COUNT = 500;
/** Rows read for a question in a whole sentence. */
const MAX_RANKED = 60;
const MAX_EXCERPTS = 12;
/** Candidates whose text is read for their exact score. */
const MAX_SCORED = 60;
const MAX_SUGGESTIONS = 8;
const MAX_THINGS = 12;
const MAX_NEAR = 5;

interface SearchInput extends Page {
  text: string;
  language: Language;
  game?: string;
  /** A kind of articles, or `game`, `entity` or `companion`. */
  kind?: string;
}

interface SearchAnswer extends Paged<Hit> {
  /** There are more hits than `total`: reading stopped at a limit. */
  total_is_more: boolean;
  /** Hits per game and per kind. Each ignores its own filter. */
  facets: { game: Facet[]; kind: Facet[] };
  /** What the query was read as, if it was not found as typed. Empty: as typed. */
  corrected: string;
  /** Without hits: names that are written or sound like the query. */
  near: Suggestion[];
}

export interface Suggestion {
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

/** A result with its score, before its text is read. */
type Result = { score: number; game: string; kind: string } & (
  | { type: 'article'; number: number }
  | { type: ThingType; id: string }
);

export function createSearch(database: Database): Search {
  const names = createNames(database);
  const vocabulary = createVocabulary(database);
  const candidates = createCandidates(database);
  const shown = database.query<ShownArticle, [number, number]>(
    `SELECT articles.id, articles.updated, article_texts.title, article_texts.text
     FROM articles JOIN article_texts ON article_texts.number = ? WHERE articles.number = ?`,
  );
  const articleJson = database.query<{ json: string }, [number]>(
    'SELECT json FROM articles WHERE number = ?',
  );
  const documentJson = database.query<{ json: string }, [string, string]>(
    'SELECT json FROM documents WHERE kind = ? AND id = ?',
  );
  const suggestions = database.query<Omit<Suggestion, 'ranges'>, [string, number]>(
    `SELECT kind, id, game, text
     FROM (SELECT rowid AS row FROM suggestion_index WHERE suggestion_index MATCH ? LIMIT ?)
     JOIN suggestions ON suggestions.number = row`,
  );

  const commonCount = Math.max(
    5,
    Math.min(MAX_RARE_COUNT, Math.ceil(candidates.size * COMMON_SHARE)),
  );
  /** The tokens that few articles contain, or all tokens if every one is common. */
  function rareTokens(tokens: readonly string[]): readonly string[] {
    const rare = tokens.filter(
      (token) => candidates.countOf(`"${token}"`, commonCount) < commonCount,
    );
    return rare.length > 0 ? rare : tokens;
  }

  function parseArticle(number: number): Article | undefined {
    const row = articleJson.get(number);
    return row && (JSON.parse(row.json) as Article);
  }

  /** Articles that match every unit or, if none answers, any of them. */
  function articlesFor(
    units: readonly WeightedUnit[],
    filters: readonly string[],
    isQuestion: boolean,
  ): Candidates {
    // An article that mentions the subject only in its body does not answer a question.
    const isAnswered = ({ rows }: Candidates) => rows.some(({ tier }) => tier < 2 || !isQuestion);
    const every = candidates.matching(units, filters, false);
    if (isAnswered(every)) return every;
    const begun = candidates.matching(units, filters, true);
    if (isAnswered(begun)) return begun;
    const sounding = candidates.sounding(units);
    const any = candidates.ranked(units, filters, MAX_RANKED);
    const rows = uniqueByNumber([...every.rows, ...sounding, ...any]);
    return { rows, hasMore: false, matchEvery: false };
  }

  /** Games, entities and companions that the query names, or whose names hold its words. */
  function thingsFor(
    units: readonly WeightedUnit[],
    subject: string,
    language: Language,
  ): { thing: Thing; closeness: number }[] {
    const found = new Map<string, { thing: Thing; closeness: number }>();
    const add = (thing: Thing, closeness: number) => {
      const key = `${thing.kind} ${thing.id}`;
      if (!found.has(key) && found.size < MAX_THINGS) found.set(key, { thing, closeness });
    };
    for (const { things } of units) for (const thing of things) add(thing, 1);
    const query = parseQuery(subject);
    if (query)
      for (const { kind, id, game, text } of suggestions.all(
        `{${language}} : (${query.begun})`,
        MAX_THINGS * 2,
      )) {
        const type = thingTypes.find((type) => type === kind);
        if (type) add({ kind: type, id, game }, Math.min(0.9, subject.length / text.length));
      }
    return [...found.values()];
  }

  function find(input: SearchInput): SearchAnswer {
    const { language, game = '', kind = '', page, page_size } = input;
    const understood = understand(input.text, language, {
      names,
      vocabulary,
      isKnown: candidates.isKnown,
    });
    const { intents, question, subject } = understood;
    const units = candidates.weigh(understood.units);
    const filters = [
      ...(game ? [`{game} : ${idToken(game)}`] : []),
      ...(kind ? [`{kind} : ${idToken(kind)}`] : []),
    ];
    const articles =
      units.length > 0 ? articlesFor(units, filters, question !== null) : noCandidates;
    const ofGame = (row: { game: string }) => !game || row.game === game;
    const ofKind = (row: { kind: string }) => !kind || row.kind === kind;

    const wanted = articles.rows.filter((row) => ofGame(row) && ofKind(row));
    wanted.sort((a, b) => a.tier - b.tier);
    const texts = candidates.texts(
      wanted.slice(0, MAX_SCORED).map(({ number }) => number),
      languageOf(subject, language),
    );
    const results: Result[] = wanted.map((row) => {
      const text = texts.get(row.number);
      const score = text
        ? scoreOf({ ...row, text, matchesEvery: articles.matchEvery }, units, intents, question)
        : -row.tier;
      return { type: 'article', number: row.number, game: row.game, kind: row.kind, score };
    });
    const things = thingsFor(units, subject, language);
    const thingResults = things.map(({ thing, closeness }): Result => {
      const score = scoreOfThing(thing, units, intents, question !== null, closeness);
      return { type: thing.kind, kind: thing.kind, id: thing.id, game: thing.game, score };
    });
    const sorted = [...results, ...thingResults.filter((row) => ofGame(row) && ofKind(row))].sort(
      (a, b) => b.score - a.score,
    );

    const terms = highlightTerms(units);
    const start = (page - 1) * page_size;
    const items = sorted
      .slice(start, start + page_size)
      .flatMap((result) => hitFor(result, terms, language));
    const counted = [...articles.rows, ...thingResults];
    return {
      items,
      total: sorted.length,
      total_is_more: articles.hasMore,
      page,
      page_size,
      facets: {
        game: countFacets(
          counted.filter((row) => ofKind(row) && row.game !== '').map((row) => row.game),
        ),
        kind: countFacets(counted.filter(ofGame).map((row) => row.kind)),
      },
      corrected: understood.corrected ?? '',
      near: sorted.length === 0 ? nearNames(subject, language) : [],
    };
  }

  function hitFor(result: Result, terms: readonly string[], language: Language): Hit[] {
    const { game, kind } = result;
    if (result.type !== 'article') {
      const row = documentJson.get(result.type, result.id);
      return row ? [thingHitOf(result.type, JSON.parse(row.json), terms, language, game)] : [];
    }
    const { number } = result;
    const row = shown.get(rowOf(number, language), number);
    if (!row) return [];
    const question = () => parseArticle(number)?.question[language] ?? '';
    const hit = hitOf({ ...row, game, kind, question }, terms, language);
    // A single character would speckle the whole text.
    const isSingle = terms.every((term) => [...term].length === 1);
    return [isSingle ? { ...hit, snippet_ranges: [] } : hit];
  }

  function nearNames(subject: string, language: Language): Suggestion[] {
    const seen = new Set<string>();
    return [...names.begun(subject), ...names.similar(subject, language)]
      .filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`))
      .slice(0, MAX_NEAR)
      .map((name) => suggestionOf(name, language));
  }

  function suggestionOf(name: Name, language: Language): Suggestion {
    const { kind, id, game } = name;
    return { kind, id, game, text: names.of(name, language) ?? name.text, ranges: [] };
  }

  return {
    find,

    suggest(input, language) {
      const query = parseQuery(input);
      if (!query) return [];
      const written = suggestions.all(`{${language}} : (${query.begun})`, MAX_SUGGESTIONS * 2);
      const text = foldText(input).trim();
      const sounding = [...names.sameSound(text), ...names.begun(text)];
      const similar = written.length + sounding.length > 0 ? [] : names.near(text, language);
      const named = [...sounding, ...similar].map((name) => suggestionOf(name, language));
      // Names that sound like the text: it is pinyin or kana, and says exactly which are meant.
      const all = sounding.length > 0 ? [...named, ...written] : [...written, ...named];
      const seen = new Set<string>();
      return all
        .filter(({ text }) => !seen.has(text) && seen.add(text))
        .slice(0, MAX_SUGGESTIONS)
        .map((each) => ({ ...each, ranges: rangesOf(each.text, query.terms) }));
    },

    excerpts(question, language, games, max) {
      const query = parseQuery(question);
      if (!query || query.hasNoSubject) return [];
      const tokens = rareTokens(query.tokens);
      const tokenCount = query.question ? rareTokens(query.question.tokens).length : tokens.length;
      const filters = games.length > 0 ? [`{game} : (${games.map(idToken).join(' OR ')})`] : [];
      return candidates
        .rankedByTokens(tokens, filters, MAX_EXCERPTS)
        .map(({ number }) => parseArticle(number))
        .filter((article) => article !== undefined)
        .map((article) => excerptOf(article, tokens, tokenCount, language))
        .sort((a, b) => b.score - a.score)
        .slice(0, max);
    },
  };
}

/** The language whose texts are compared: English words on a Chinese page are those of the English text. */
function languageOf(subject: string, language: Language): Language {
  if (/[ぁ-ゖ]/u.test(subject)) return 'ja';
  return /[a-z]/.test(subject) && !CJK.test(subject) ? 'en' : language;
}

const noCandidates: Candidates = { rows: [] as Candidate[], hasMore: false, matchEvery: false };

/** What is marked: names in every language, and the other units as they were typed. */
function highlightTerms(units: readonly WeightedUnit[]): string[] {
  return units.flatMap(({ type, spellings }) => {
    // A name is marked as a whole: its parts alone may begin other words.
    if (type === 'name' || type === 'number') return spellings;
    return spellings
      .slice(0, 1)
      .map(stemOf)
      .flatMap((spelling) => spelling.split(' '));
  });
}
