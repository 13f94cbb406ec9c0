import * as v from 'valibot';
import { entitySummary } from './game.ts';
import { maybe, some, text } from './lenient.ts';
import { facet, pageOf, pageQuery } from './list.ts';
import { look } from './look.ts';
import { plate } from './plate.ts';
import { highlight, proseBlock } from './prose.ts';

/** An article: the answer to a question of players. */
export const articleSummary = v.object({
  id: v.string(),
  game_id: v.string(),
  game_name: text,
  /** Hue of its game, 0–359. */
  hue: maybe(v.number()),
  kind: text,
  /** The kind in the reader's language. */
  kind_name: text,
  title: v.string(),
  question: text,
  /** ISO 8601. */
  updated_at: maybe(v.string()),
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;

export const article = v.object({
  ...articleSummary.entries,
  blocks: some(proseBlock),
  /** Drawings. A kind that this client does not know, or one too large to draw, is left out. */
  plates: some(plate),
  entities: some(entitySummary),
  related: some(articleSummary),
});
export type Article = v.InferOutput<typeof article>;

/** What a search finds. */
export const resultTypes = ['article', 'game', 'entity', 'companion'] as const;
export type ResultType = (typeof resultTypes)[number];

export const searchHit = v.object({
  ...v.omit(articleSummary, ['question', 'game_id', 'game_name']).entries,
  /** A backend that finds articles only may leave it out. */
  type: v.fallback(v.optional(v.picklist(resultTypes), 'article'), 'article'),
  /** Empty for a companion. */
  game_id: text,
  game_name: text,
  /** Seed of a companion's body. */
  seed: maybe(v.string()),
  /** Look of an entity's or companion's body. */
  look: maybe(look),
  title_ranges: some(highlight),
  snippet: text,
  snippet_ranges: some(highlight),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const suggestion = v.object({
  kind: v.picklist(['game', 'entity', 'companion', 'article', 'question']),
  id: v.string(),
  game_id: text,
  text: v.string(),
  ranges: some(highlight),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

export const searchQuery = v.object({
  ...pageQuery.entries,
  keyword: v.optional(v.string()),
  game_id: v.optional(v.string()),
  /** A kind of articles, or `game`, `entity` or `companion`. */
  kind: v.optional(v.string()),
});
export type SearchQuery = v.InferInput<typeof searchQuery>;

/** GET /api/visitor/game/knowledge/search; with `suggest=1` only the suggestions. */
export const knowledgeSearch = v.object({
  ...pageOf(searchHit).entries,
  /** There are more than `total`; they were not counted. */
  total_is_more: v.fallback(v.optional(v.boolean(), false), false),
  facets: v.fallback(
    v.optional(v.object({ game: some(facet), kind: some(facet) }), { game: [], kind: [] }),
    { game: [], kind: [] },
  ),
  /** What the keyword was read as, for example with its wrong letters mended. Empty: as typed. */
  corrected: text,
  /** Without hits: names that are written or sound like the keyword. */
  near: some(suggestion),
});
export type KnowledgeSearch = v.InferOutput<typeof knowledgeSearch>;

/** GET /api/visitor/game/knowledge/search?keyword=…&suggest=1 */
export const knowledgeSuggestions = v.object({ suggestions: v.array(suggestion) });

/** GET /api/visitor/game/knowledge/search?id= */
export const knowledgeArticle = v.object({ article });
